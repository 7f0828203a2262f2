import type { Plugin } from 'vite'

/** Takes out of the builds what packages do for each page and need not. */
export function leanPackages(): Plugin {
  const open = new Set(changes)
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [/\/@tanstack\/router-core\/dist\/esm\//, /\/react-dom\/cjs\//] },
      handler(code, id) {
        let lean = code
        for (const change of changes) {
          const { build, file, asItIs, instead, more = '' } = change
          if (build !== this.environment.name || !id.endsWith(file) || !lean.includes(asItIs)) continue
          open.delete(change)
          lean = lean.replace(asItIs, instead) + more
        }
        return lean === code ? undefined : lean
      },
    },
    buildEnd(error) {
      const missed = [...open].find(({ build }) => build === this.environment.name)
      if (!error && missed) this.error(`${missed.file} is not as app/lean-packages-plugin.ts knows it`)
    },
  }
}

/** @property more what the module has at its end besides */
type Change = { build: 'client' | 'ssr'; file: string; asItIs: string; instead: string; more?: string }

/**
 * A route's loader is imported anew for each page, and a module that is imported is looked for each time: two hundredths of
 * a render. What could not be imported is imported again.
 */
const loadersOnce: Change = {
  build: 'ssr',
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
  build: 'ssr',
  file: '/esm/ssr/ssr-server.js',
  asItIs: 'router.ssr = { get manifest() {',
  instead: '(router.ssr = new Ssr()).asked = { manifest() {',
  more: `
class Ssr {
	get manifest() { return this.asked.manifest(); }
}`,
}

/**
 * React makes five errors when it is loaded, to tell by them what was thrown, and nobody reads their stacks. While a browser
 * is watched (by its own tools, by Lighthouse), an error notes the lines of all functions that are running: React and the
 * page's script, which were parsed as a whole once more for it, most of the time their first task took.
 */
const errorsWithoutStack = [460, 461, 474, 519, 542].map((code): Change => {
  const message = `formatProdErrorMessage(${code})`
  return {
    build: 'client',
    file: '/react-dom-client.production.js',
    asItIs: `Exception = Error(${message})`,
    instead: `Exception = Object.create(Error.prototype, { message: { value: ${message} } })`,
  }
})

const changes: readonly Change[] = [loadersOnce, youngRequests, ...errorsWithoutStack]
