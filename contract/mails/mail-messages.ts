import type { cn } from './cn.ts'

/** As the base language types them: each text with the names of what is filled in. */
export type MailWords = typeof cn

type Texts<T> = T extends string ? string : { readonly [K in keyof T]: Texts<T[K]> }

/** The messages of a language. */
export type MailMessages = Texts<MailWords>

/** Names between single braces. */
export type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
