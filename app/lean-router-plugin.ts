import type { Plugin } from 'vite'

/** Takes out of the server's build what the router does for each page and need not. */
export function leanRouter(): Plugin {
  const open = new Set(changes)
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/@tanstack\/router-core\/dist\/esm\// },
      handler: (code, id) => {
        const change = changes.find(({ file }) => id.endsWith(file))
        if (!change || !code.includes(change.asItIs)) return undefined
        open.delete(change)
        return code.replace(change.asItIs, change.instead) + (change.more ?? '')
      },
    },
    buildEnd(error) {
      const [missed] = open
      if (!error && missed) this.error(`${missed.file} is not as app/lean-router-plugin.ts knows it`)
    },
  }
}

/** @property more what the module has at its end besides */
type Change = { file: string; asItIs: string; instead: string; more?: string }

/**
 * A route's loader is imported anew for each page, and a module that is imported is looked for each time: two hundredths of
 * a render. What could not be imported is imported again.
 */
const loadersOnce: Change = {
  file: '/esm/router.js',
  asItIs: 'function lazyFn(fn, key) {',
  instead: `function lazyFn(load, key) {
	let loading;
	const fn = () => loading ??= load().catch((error) => { loading = undefined; throw error; });`,
}

/**
 * V8 keeps a getter of an object literal with the shape of the object, and shapes among old objects. This one knows the
 * router and the request, so that all of a page's request lived until old objects were collected as well: 20 kB for each.
 */
const youngRequests: Change = {
  file: '/esm/ssr/ssr-server.js',
  asItIs: 'router.ssr = { get manifest() {',
  instead: '(router.ssr = new Ssr()).asked = { manifest() {',
  more: `
class Ssr {
	get manifest() { return this.asked.manifest(); }
}`,
}

const changes: readonly Change[] = [loadersOnce, youngRequests]
