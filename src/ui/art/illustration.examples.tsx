import type { Examples } from '../examples.ts'
import { Illustration, type IllustrationName } from './illustration.tsx'
import { illustrations } from './illustrations.ts'

const names = Object.keys(illustrations) as IllustrationName[]

export const examples: Examples = Object.fromEntries(
  names.map((name) => [name, <Illustration key={name} of={name} />]),
)
