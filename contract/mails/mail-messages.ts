import type { TrialContents } from '../trial-contents/trial-contents.ts'
import type { cn } from './cn.ts'

/** As the base language types them: each text with the names of what is filled in; and what a trial is, which pages say too. */
export type MailWords = typeof cn & { readonly trial: TrialContents }

type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> }

/** The messages of a language. */
export type MailMessages = Texts<typeof cn>

/** Names between single braces. */
export type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
