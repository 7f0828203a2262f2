import { type } from 'arktype'

/** The two languages content exists in. Every record has `cn`; `en` is optional. */
export const Language = type("'cn' | 'en'")
export type Language = typeof Language.infer

/** The language every record exists in, shown where the wanted one is missing. */
export const BASE_LANGUAGE = 'cn' satisfies Language
