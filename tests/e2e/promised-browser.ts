import type { BrowserContext } from '@playwright/test'
import { type NewerCall, newerCalls } from '../engines/newer-calls.ts'

/**
 * Takes from every page what the oldest promised browsers do not have: a page that needs it fails as it does there.
 * Popovers stay: what a browser does with their attributes cannot be taken away.
 */
export async function useOldestLibrary(context: BrowserContext): Promise<void> {
  const calls = newerCalls().filter(({ member }) => !/popover/i.test(member))
  await context.addInitScript((calls: NewerCall[]) => {
    const global = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
    for (const { owner, member, isStatic } of calls) {
      const object = global[owner] ?? (Intl as unknown as typeof global)[owner]
      for (const holder of [
        isStatic !== false && object,
        !isStatic && object?.prototype,
        owner === 'Window' && global,
      ])
        if (holder && Object.hasOwn(holder, member)) Reflect.deleteProperty(holder, member)
    }
    if (calls.some(({ member }) => member === 'Segmenter')) Reflect.deleteProperty(Intl, 'Segmenter')
    // Safari has it since 16.4; the build makes calls of the literals
    const refuse = (pattern: unknown) => {
      if (/\(\?<[=!]/.test(String(pattern))) throw new SyntaxError('Invalid group specifier name')
    }
    window.RegExp = new Proxy(RegExp, {
      construct(target, args, self) {
        refuse(args[0])
        return Reflect.construct(target, args, self)
      },
      apply(target, self, args) {
        refuse(args[0])
        return Reflect.apply(target, self, args)
      },
    })
  }, calls)
}
