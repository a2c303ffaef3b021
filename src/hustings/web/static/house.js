/** The script of every page that is no match; see hustings.js for the rest. */

import { startSmall } from "./js/small.js";

startSmall();
document.documentElement.dataset.alive = "yes";
