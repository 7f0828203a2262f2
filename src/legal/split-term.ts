/** A term is short; a colon further in belongs to the sentence. In characters. */
const longestTerm = 32

/** Splits "term: explanation" after its colon, full width or not; a text without a term has an empty one. */
export function splitTerm(text: string): [term: string, rest: string] {
  const colon = text.search(/[:\uff1a]/)
  return colon > 0 && colon <= longestTerm ? [text.slice(0, colon + 1), text.slice(colon + 1)] : ['', text]
}
