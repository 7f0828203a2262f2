/**
 * The style sheet of the build: its address and what is in it. The build fills it in (site-sheet-plugin.ts); while
 * developing there is none.
 */
export const sheet: { href: string; css: string } | null = null as { href: string; css: string } | null
