/** How long what was fetched or made ahead is shown, ms: later it may have changed. */
export const freshFor = 60_000
