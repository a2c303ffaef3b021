/**
 * Makes the page of a match alive. Everything works without it: forms stay forms, links stay links.
 *
 * Standards only: ES modules, no build, nothing loaded from elsewhere. One subject a module, in `js/`:
 *
 *   first.js     before the first paint: there is a script
 *   page.js      what the page says about itself: match, seat, words for the script
 *   merge.js     merges new HTML into the page so that focus, scroll and open panels stay
 *   news.js      takes messages in, one after the other: steps of a turn, parts of the page
 *   stream.js    Server-Sent Events with exact resume; closed while the tab is hidden; backoff; online or not
 *   post.js      forms by fetch, never twice; what failed can be repeated
 *   sure.js      what is sure is drawn at once, and taken back when it was not done
 *   motion.js    pieces travel from their old to their new place
 *   choose.js    a click on a drawn thing: does it, offers what can be done, or says why not
 *   bubble.js    the small menu, and the reason, beside a drawn thing
 *   closer.js    cards read closely: what does not fit is marked, and shown whole
 *   roving.js    arrow keys between the pieces and between the cards
 *   keys.js      shortcuts
 *   state.js     what styles ask of the whole page, said on it once
 *   pan.js       the board under two fingers
 *   calls.js     the title of the tab, a mark and a badge say that somebody waits
 *   sounds.js    small sounds, for those who ask for them
 *   log.js       the log at its end
 *   marks.js     how much has changed, beside the things on the board
 *   hints.js     the cards in the hand that a hint names
 *   panel.js     side panel, drawer, clauses, menu, all choices
 *   over.js      settings and the like, opened over the table
 *   replay.js    a turn shown again
 *   film.js      the replay of a match: slider, play and pause, stepping without loading pages
 *   beats.js     what is told beat by beat at the reader's pace, such as how a match ends
 *   market.js    an offer is put together by tapping
 *   clock.js     the time that is left, in a match that has a pace
 *   talk.js      table talk: unread lines are marked, the newest is in sight
 *   announce.js  the one live region
 *   app.js       as an app of a device: its worker
 *   small.js     links to copy, times, forms that are sent once: for every page (see house.js)
 */

import { announce, question } from "./js/announce.js";
import { startApp } from "./js/app.js";
import { beginBeats, endBeats, hurryBeats, keepBeats, nextBeat, startBeats } from "./js/beats.js";
import { keepBubble, startBubble } from "./js/bubble.js";
import { keepClock, startClock } from "./js/clock.js";
import { keepCalls, startCalls } from "./js/calls.js";
import { startFilm } from "./js/film.js";
import { keepCloser, startCloser } from "./js/closer.js";
import { keepChoices, startChoosing } from "./js/choose.js";
import { showKeys, startKeys } from "./js/keys.js";
import { closeMarket, enterMarket, keepMarket, startMarket } from "./js/market.js";
import { keepHints } from "./js/hints.js";
import { keepLog, startLog } from "./js/log.js";
import { keepMarks, startMarks } from "./js/marks.js";
import { afterNews, hurry } from "./js/news.js";
import { keepPan, showWhole, startPan, zoomBy } from "./js/pan.js";
import { startOver } from "./js/over.js";
import { closeOpened, keepPanel, openPanel, startPanel, toggleAll } from "./js/panel.js";
import { startForms } from "./js/post.js";
import { startReplay } from "./js/replay.js";
import { enter, placeStops, startRoving } from "./js/roving.js";
import { startSmall } from "./js/small.js";
import { startSounds, toggleSounds } from "./js/sounds.js";
import { keepState } from "./js/state.js";
import { showLink, startStream } from "./js/stream.js";
import { keepTalk, startTalk } from "./js/talk.js";

const ZOOM = 1.5;

const commands = {
  all: toggleAll,
  beat: nextBeat,
  beats: beginBeats,
  bell: toggleSounds,
  "beats-end": endBeats,
  hurry: hurryAll,
  keys: showKeys,
  "zoom-in": () => zoomBy(ZOOM),
  "zoom-out": () => zoomBy(1 / ZOOM),
  "zoom-whole": showWhole,
};

const shortcuts = {
  "?": showKeys,
  a: toggleAll,
  b: () => enter("stage"),
  h: () => enter("hand"),
  q: readQuestion,
  u: () => document.querySelector("#prompt [data-do=undo]")?.click(),
  i: () => document.querySelector("#prompt [data-do=hint]")?.click(),
  s: hurryAll,
  l: () => openPanel("log"),
  c: () => openPanel("cards"),
  r: () => openPanel("rules"),
  m: enterMarket,
  t: () => openPanel("stage-list"),
  w: () => openPanel("talk"),
  "+": commands["zoom-in"],
  "-": commands["zoom-out"],
  0: showWhole,
};

function hurryAll() {
  hurry();
  hurryBeats();
}

function readQuestion() {
  document.getElementById("prompt").focus();
  announce(question());
}

function startMatch() {
  keepState();
  for (const start of [startSounds, startCalls, startForms, startBubble, startCloser, startChoosing, startRoving, startPan, startLog, startMarks, startPanel, startMarket, startTalk, startClock, startReplay, startFilm, startOver]) start();
  startBeats();
  startKeys(shortcuts, () => closeOpened() || closeMarket());
  document.addEventListener("click", ({ target }) => commands[target.closest("[data-do]")?.dataset.do]?.());
  for (const watcher of [keepBeats, keepCalls, keepChoices, keepState, keepClock, keepCloser, placeStops, keepBubble, keepPan, keepLog, keepMarks, keepHints, keepPanel, keepMarket, keepTalk, showLink]) afterNews(watcher);
  keepChoices();
  keepState();
  if (document.body.dataset.live !== "no") startStream();
}

startApp();
startSmall();
if (document.getElementById("stage")) startMatch();
document.documentElement.dataset.alive = "yes";
