import type { Part } from './edits.ts'
import { isNamespace } from './i18n-util.ts'

/** On the server: the list of all namespaces is no part of a page's scripts. */
export function isPart(name: string): name is Part {
  return name === 'root' || isNamespace(name)
}
