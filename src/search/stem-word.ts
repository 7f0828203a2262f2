/**
 * What an English word has in common with its other forms: recordings, recorded -> record; policies -> policy;
 * virtualisation, virtualized -> virtualiz. Rough on purpose: both sides of a search go through it.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word
  for (const [ending, instead, least] of rules) {
    const shorter = stem.replace(ending, instead)
    if (shorter !== stem && shorter.length >= least) stem = shorter
  }
  return stem
}

// in this order, each at most once; the number is how much has to be left
const rules: readonly (readonly [RegExp, string, number])[] = [
  [/(?<=ss|x|ch|sh|z)es$/, '', 3],
  [/ies$/, 'y', 3],
  [/(?<![siu])s$/, '', 3],
  [/i[sz](?:ation|ing|ed|er|e)$/, 'iz', 5],
  [/(?:ation|ating|ated|ate)$/, '', 4],
  [/(?:ment|ly)$/, '', 4],
  [/(?:ing|ed|al)$/, '', 3],
  [/([b-df-hjkmnp-rtv-z])\1$/, '$1', 3],
  [/e$/, '', 3],
]
