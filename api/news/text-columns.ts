import type { TextInput } from '#contract/news-schema.ts'

/** The fields of an article's text; `news_draft` and `news_revision` have a column for each. */
export const textFields = ['title', 'summary', 'bodyHtml'] as const satisfies (keyof TextInput)[]

/** To be selected, under the names of the fields. */
export const textColumns = ['title', 'summary', 'body_html as bodyHtml'] as const

/** To be written. */
export function columnsOf({ title, summary, bodyHtml }: TextInput) {
  return { title, summary, body_html: bodyHtml }
}

export function isSameText(a: TextInput, b: TextInput): boolean {
  return textFields.every((field) => a[field] === b[field])
}
