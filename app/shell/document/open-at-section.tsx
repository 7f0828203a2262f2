import { ScriptOnce, useMatches } from '@tanstack/react-router'

/**
 * Inline script that opens a document at the section its address names, before the scripts of the page are there. Last in
 * the page: earlier the section could not be scrolled to the top. Who has scrolled meanwhile is left there; a position
 * of the history is restored afterwards, by the router's own script.
 */
export function OpenAtSection() {
  const opens = useMatches({
    select: (matches) =>
      matches.some(({ staticData, params }) =>
        staticData.opensAtSection?.(params as Record<string, unknown>),
      ),
  })
  return opens && <ScriptOnce>{script}</ScriptOnce>
}

const script = `{let o=document.querySelector(".opening");if(o&&!scrollY){o.focus({preventScroll:true});\
o.closest("[id]").scrollIntoView({behavior:"instant"})}}`
