/** The script of every page that is no match; see hustings.js for the rest. */

import { startApp } from "./js/app.js";
import { startFresh, startLobby, startWaiting } from "./js/lobby.js";
import { startSmall } from "./js/small.js";

startApp();
startSmall();
startLobby();
startFresh();
startWaiting();
document.documentElement.dataset.alive = "yes";
