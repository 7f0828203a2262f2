/** The first two sentences of an introduction, for the page's head, and the rest of it. */
export function splitIntro(intro: string): [lead: string, rest: string] {
  const sentences = intro.match(/.+?(?:\u3002|[.?!](?=\s|$))\s*|.+$/gu) ?? [intro]
  return [sentences.slice(0, 2).join('').trim(), sentences.slice(2).join('').trim()]
}
