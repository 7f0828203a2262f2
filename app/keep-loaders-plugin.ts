import type { Plugin } from 'vite'

/**
 * Has the server's build keep a route's loader once it has been imported. The framework imports it anew for each page, and
 * a module that is imported is looked for each time: two hundredths of a render.
 */
export function keepLoaders(): Plugin {
  let isDone = false
  return {
    name: 'keep-loaders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/@tanstack\/router-core\/dist\/esm\/router\.js$/ },
      handler: (code) => {
        isDone = code.includes(asItIs)
        return code.replace(asItIs, kept)
      },
    },
    buildEnd(error) {
      if (!error && !isDone)
        this.error('the router imports its loaders in another way: see app/keep-loaders-plugin.ts')
    },
  }
}

const asItIs = 'function lazyFn(fn, key) {'

// what could not be imported is imported again
const kept = `function lazyFn(load, key) {
	let loading;
	const fn = () => loading ??= load().catch((error) => { loading = undefined; throw error; });`
