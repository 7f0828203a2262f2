import { textFields } from '#contract/keys.ts'
import type { TextInput } from '#contract/news-schema.ts'

/** Of `textFields`, for each of which `news_draft` and `news_revision` have one; to be selected under the fields' names. */
export const textColumns = ['title', 'summary', 'body_html as bodyHtml'] as const

/** To be written. */
export function columnsOf({ title, summary, bodyHtml }: TextInput) {
  return { title, summary, body_html: bodyHtml }
}

export function isSameText(a: TextInput, b: TextInput): boolean {
  return textFields.every((field) => a[field] === b[field])
}
