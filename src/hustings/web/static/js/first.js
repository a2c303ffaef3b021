/* Before the first paint: the page will have its script. If that cannot start, everything shows as without it. */
document.documentElement.classList.add("js");
addEventListener("load", () => {
  if (!document.documentElement.dataset.alive) document.documentElement.classList.remove("js");
});
