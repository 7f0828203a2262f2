import type { FileRoutesByPath } from '@tanstack/react-router'
import type { ProductKey } from '#contract/products.ts'

type FullPath = FileRoutesByPath[keyof FileRoutesByPath]['fullPath']

/** A path below the language as the router's file tree has it, parameters by name. */
export type RoutePath = Exclude<BelowLanguage<FullPath>, '/logout' | '/qr'>

/** A page that a menu can lead to; of those with a parameter only products. */
export type SitePath = Exclude<RoutePath, `${string}$${string}`> | `/${'product' | 'solution'}/${ProductKey}`

type BelowLanguage<Path> = Path extends '/$lang' | '/$lang/'
  ? '/'
  : Path extends `/$lang${infer Rest}/`
    ? Rest
    : Path extends `/$lang${infer Rest}`
      ? Rest
      : never

/** An entry of a menu: one that leads nowhere does not compile. */
export type MenuEntry = {
  name: string
  url: SitePath | ''
  /** an absolute address, or the name of a configured one (forum) */
  outerUrl: string
  note?: string
  child?: Menu | readonly []
}

/** The generated types know a list by its places, so a menu is a tuple. */
export type Menu = readonly [MenuEntry, ...MenuEntry[]]
