/** The page on which a person sets how it is called: this browser, and the time zone that it is in. */

import { startPush } from "./js/push.js";

startPush();
const zone = document.querySelector("select[data-zone]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone && [...zone.options].some(({ value }) => value === here)) zone.value = here;
