# What an owner is asked.

owner-others = Other cards
owner-new-about = A card of yours that is not among ours has its own lines at the end of the list. All cards together are 55; write 0 where your copy has none of ours.
owner-new-politician = Another politician, { $n }
owner-new-voters = Other voters, { $n }
owner-votes-hint = What one card is worth, two cards, three and so on, for example 1, 3, 5.
