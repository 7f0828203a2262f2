/**
 * The language whose font sets a text of people: a Chinese font gives the apostrophe of O’Hara the width of a character,
 * another one takes that of 买买提·艾力江 from the point between its names.
 */
export function textLang(text: string): string | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN'
  return /\p{L}/u.test(text) ? 'en' : undefined
}

/** What people typed, such as a name, in the font of its script; words with an apostrophe in the midst of Chinese as well. */
export function UserText({ children }: { children: string }) {
  const parts = children.split(/(\p{Script=Latin}+(?:[’‘]\p{Script=Latin}+)+)/u)
  const lang = textLang(children)
  return (
    <span lang={lang}>
      {lang === 'en'
        ? children
        : parts.map((part, at) =>
            at % 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
              <span key={at} lang="en">
                {part}
              </span>
            ) : (
              part
            ),
          )}
    </span>
  )
}
