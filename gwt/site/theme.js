// Material gives the search the role of a dialog, but no name.
document.querySelector(".md-search[role=dialog]")?.setAttribute("aria-label", "Search");
