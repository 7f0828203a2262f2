/** The first two sentences of an introduction, of two the first one, for the page's head; and the rest of it. */
export function splitIntro(intro: string): [lead: string, rest: string] {
  const sentences = intro.match(/.+?(?:\u3002|[.?!](?=\s|$))\s*|.+$/gu) ?? [intro]
  const count = Math.min(2, Math.max(1, sentences.length - 1))
  return [sentences.slice(0, count).join('').trim(), sentences.slice(count).join('').trim()]
}
