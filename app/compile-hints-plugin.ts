import type { Plugin } from 'vite'

/**
 * Has the browser compile what every page runs as it comes, beside its main thread. Chromium else compiles each of some 800
 * functions when hydration calls it. Other browsers take the hint for a comment.
 * Source: WICG, explicit JavaScript compile hints; Chromium obeys one that stands before all else in a file.
 * @param names of the chunks of which most is called while a page is hydrated; the build stops where one is missing
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // a file's name is the hash of what is in it, and the hint comes after the names
    augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
    generateBundle: {
      // the builder writes before a file what it may fetch, and takes comments out: after both
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of names) {
          const chunk = chunks.find((one) => one.name === name)
          if (!chunk) this.error(`There is no chunk "${name}" to give a compile hint to.`)
          chunk.code = hint + chunk.code
        }
      },
    },
  }
}

const hint = '//# allFunctionsCalledOnLoad\n'
