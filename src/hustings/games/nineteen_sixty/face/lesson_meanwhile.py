"""What happens between the chapters of the lesson; ``scripts/meanwhile`` plays it anew when rules change."""

from __future__ import annotations

from typing import Final

LAST_CARDS: Final = """
    nixon: pass, campaign heartland-of-america, allow, support CA, support WA, support OR
    kennedy: pass, campaign candidate-kennedy, support IL, support IL, support MI, support MI, support OH
    nixon: campaign the-new-nixon, allow, support CA, support CA
    kennedy: pass
"""
"""The end of turn 1, written by hand."""

FOUR_TURNS: Final = """
    nixon: start seat-kennedy
    kennedy: position southern-strategy, allow, issue issue-defense, issue issue-economy, issue issue-civil_rights
    nixon: trigger southern-strategy, support TX, support FL, support TX, support VA, support GA
    nixon: event unpledged-electors
    kennedy: position opposition-research, allow, issue issue-economy, issue issue-defense, issue issue-defense
    nixon: trigger opposition-research, spend positioning, issue issue-defense, issue issue-economy
    nixon: issue issue-civil_rights, position hostile-press-corps, issue issue-defense, issue issue-economy
    nixon: issue issue-civil_rights
    kennedy: pass, position eleanor-roosevelts-speaking-tour, allow, issue issue-defense, issue issue-economy
    kennedy: issue issue-civil_rights
    nixon: pass, position jackie-kennedy, issue issue-defense, issue issue-economy, issue issue-civil_rights
    kennedy: pass, position joe-kennedy, allow, issue issue-economy, issue issue-defense, issue issue-civil_rights
    nixon: pass, position candidate-nixon, issue issue-civil_rights, issue issue-defense, issue issue-economy
    nixon: issue issue-defense
    kennedy: position cassius-clay-wins-gold, allow, issue issue-defense, issue issue-economy
    nixon: trigger cassius-clay-wins-gold, position quemoy-and-matsu, issue issue-economy, issue issue-defense
    nixon: issue issue-civil_rights
    kennedy: pass, decline
    nixon: momentum, set-aside gaffe
    kennedy: set-aside bobby-kennedy, start seat-nixon
    nixon: position a-new-frontier, allow, issue issue-defense, issue issue-economy
    kennedy: pass, position lazy-shave, allow, issue issue-economy, issue issue-defense, issue issue-civil_rights
    nixon: pass, position citizens-for-nixon-lodge, allow, issue issue-defense, issue issue-civil_rights
    kennedy: pass, position tricky-dick, allow, issue issue-defense, issue issue-economy, issue issue-defense
    nixon: trigger tricky-dick, replay heartland-of-america, support NM, support HI, support NV, support IA
    nixon: support WA, support CO, support OK, position advance-men, issue issue-defense, issue issue-civil_rights
    kennedy: pass, position east-harlem-pledge, allow, issue issue-defense, issue issue-economy
    kennedy: issue issue-civil_rights
    nixon: pass, position old-south, issue issue-defense, issue issue-economy, issue issue-defense
    kennedy: pass, position nixons-pledge, allow, issue issue-defense, issue issue-economy, issue issue-civil_rights
    nixon: pass, position the-old-nixon, issue issue-defense, issue issue-economy, issue issue-civil_rights
    kennedy: pass, position high-hopes, allow, issue issue-defense, issue issue-economy
    nixon: pass
    kennedy: raise issue-economy
    nixon: set-aside voter-registration-drive
    kennedy: set-aside profiles-in-courage, start seat-nixon
    nixon: event swing-state, pick NY
    kennedy: event greater-houston-ministerial-association, support NY, support VA, support WI, support MN
    kennedy: support FL
    nixon: position baptist-ministers, issue issue-defense, issue issue-economy, issue issue-civil_rights
    kennedy: position political-capital, allow, issue issue-economy, issue issue-defense
    nixon: pass, position gathering-momentum-in-the-midwest, issue issue-economy, issue issue-defense
    nixon: issue issue-economy
    kennedy: trigger gathering-momentum-in-the-midwest, position sputnik-v, allow, issue issue-economy
    kennedy: issue issue-defense, issue issue-civil_rights
    nixon: pass, position peace-without-surrender, issue issue-economy, issue issue-defense
    kennedy: pass, position fatigue-sets-in, allow, issue issue-economy, issue issue-defense, issue issue-defense
    nixon: pass, position 1960-civil-rights-act, issue issue-economy, issue issue-defense
    kennedy: pass, position harry-f-byrd, allow, issue issue-economy, issue issue-defense
    nixon: pass
    kennedy: raise issue-defense
    nixon: set-aside stevenson-loyalists
    kennedy: set-aside republican-tv-spots, start seat-nixon
    nixon: campaign nixons-knee, support NY, support NY, support MD, support NY
    kennedy: trigger nixons-knee, event prime-time-television, region region-east, support PA, support NY
    kennedy: support NY, support MD, support PA
    nixon: position the-great-seal-bug, issue issue-defense, issue issue-civil_rights, issue issue-economy
    kennedy: pass, event a-time-for-greatness, support NY, support PA, support OR
    nixon: position gallup-poll, issue issue-defense, issue issue-economy, issue issue-civil_rights
    kennedy: pass, event medal-count
    nixon: position soviet-economic-growth, issue issue-economy, issue issue-defense
    kennedy: pass, position gathering-momentum-in-the-west, issue issue-economy, issue issue-defense
    kennedy: issue issue-defense
    nixon: position give-me-a-week, issue issue-defense, issue issue-economy, issue issue-defense
    kennedy: trigger give-me-a-week, position industrial-midwest, issue issue-defense, issue issue-economy
    kennedy: issue issue-civil_rights, raise issue-economy, endorse region-midwest
    nixon: set-aside missile-gap
    kennedy: set-aside whistlestop
"""
"""Turns 2 to 5: ``scripts/meanwhile 1960 debate Speak --turn 6 --seed 33 --iterations 40``."""

TO_ELECTION_DAY: Final = """
    nixon: debate gaffe
    kennedy: debate republican-tv-spots
    nixon: side seat-nixon, debate voter-registration-drive
    kennedy: debate bobby-kennedy, support IA, support NY, support NY, support NY, support GA, support NY
    kennedy: support NY
    nixon: start seat-kennedy
    kennedy: event give-em-hell-harry
    nixon: campaign gathering-momentum-in-the-south, support MD, support WV, support MA, support NJ
    kennedy: trigger gathering-momentum-in-the-south, campaign recount, support AR, travel HI, support HI
    nixon: position norman-vincent-peale, issue issue-defense, issue issue-economy, issue issue-civil_rights
    kennedy: event pierre-salinger, topic issue-civil_rights
    nixon: campaign stump-speech, travel region-midwest, support OH, support WI, support KY
    kennedy: pass, position volunteers, issue issue-defense, issue issue-economy
    nixon: position nixon-egged-in-michigan, issue issue-defense, issue issue-economy
    kennedy: trigger nixon-egged-in-michigan, campaign trial-of-gary-powers, travel region-midwest, support OH
    nixon: position campaign-headquarters, issue issue-defense, issue issue-economy
    kennedy: trigger campaign-headquarters, discard compact-of-fifth-avenue, discard martin-luther-king-arrested
    kennedy: decline
    nixon: momentum, set-aside eisenhowers-silence, set-aside late-returns-from-cook-county
    kennedy: set-aside lyndon-johnson, set-aside ken-air, start seat-nixon
    nixon: event congressional-summer-session
    kennedy: go VA, event johnson-jeered-in-dallas
    nixon: event the-cold-war, support OH, support MO, support MN, support MI, support TX
    kennedy: event stock-market-in-decline
    nixon: event nikita-khrushchev, support MI, support OR, support ME
    kennedy: event northern-blacks, support NY, support MI, support NY, support MI, support IL
    nixon: campaign kennedys-peace-corps, allow, support MI, support MI, support IN
    kennedy: trigger kennedys-peace-corps, event henry-luce, endorse region-west
    nixon: position early-returns-from-connecticut, allow, issue issue-economy, issue issue-civil_rights
    kennedy: trigger early-returns-from-connecticut, campaign adlai-stevenson, preempt, done, decline
    nixon: endorsement, set-aside a-low-blow, set-aside hurricane-donna
    kennedy: set-aside world-series-ends, set-aside henry-cabot-lodge
    nixon: resolve late-returns-from-cook-county, resolve hurricane-donna, resolve eisenhowers-silence
    nixon: resolve a-low-blow
"""
"""The rest of the debates, and turns 7 to 9 until Kennedy's strategy cards, with a Kennedy who is tired at times:
``scripts/meanwhile 1960 election ResolveStrategy --turn 9 --seed 9 --weak 2``."""
