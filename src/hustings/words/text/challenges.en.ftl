# Challenges: one person asks another by name for a match.

problem-unknown-challenge = There is no such challenge, or it is not yours to answer.
problem-unknown-challenge-do = Look at your challenges again.
problem-challenge-gone = This challenge is not open any more.
problem-challenge-gone-do = Look at your challenges again.
problem-already-challenged = You have challenged this player already, to something else.
problem-already-challenged-do = Wait for the answer, or withdraw that challenge first.
problem-challenge-refused = This player takes no challenges from you.
problem-challenge-refused-do = Challenge somebody else, or open a table for everybody.
problem-too-many-challenges = Too many challenges are open or were made lately.
problem-too-many-challenges-do = Try again later, or withdraw some of yours.
problem-challenge-yourself = You cannot challenge yourself.
problem-challenge-yourself-do = Play against a computer, or at one device.
problem-nobody-of-that-name = Nobody here has this name.
problem-nobody-of-that-name-do = Names are written exactly as they are shown.
problem-no-seat-of-game = The game has no such seat.
problem-no-seat-of-game-do = Choose one of these, or none: { $choices }.
problem-no-reason = There is no such reason to decline.
problem-no-reason-do = Choose one of these: { $choices }.

challenges-title = Challenges
challenges-wait = { $count ->
    [one] A challenge waits for your answer
   *[other] { $count } challenges wait for your answer
 }
challenges-none = No challenges are open.
challenge-them = Challenge { $name }
challenge-new-title = Challenge { $name }
challenge-which = To which game?
challenge-this = Choose
challenge-another = another game
challenge-seat = You play
challenge-lot = by lot
challenge-pace = Time
challenge-time = Time: { $pace }
challenge-rated = Rated
challenge-casual = Not rated
challenge-send = Send the challenge
challenge-sent = The challenge is sent. It is open for three days.
challenge-from = { $name } challenges you to { $game }
challenge-of-yours = You have challenged { $name } to { $game }
challenge-you-as = You would play { $side }.
challenge-by-lot = Seats are drawn by lot.
challenge-accept = Accept
challenge-decline = Decline
challenge-why = If you decline: why
challenge-whom = Challenge somebody by name
challenge-go = Go on
challenge-cancel = Withdraw
decline-generic = not now
decline-later = later, please ask again
decline-game = another game, please
decline-options = other options, please
decline-pace = another time control, please
decline-rated = rated, please
decline-casual = not rated, please
decline-no-bots = no bots, please
decline-only-bots = bots only
