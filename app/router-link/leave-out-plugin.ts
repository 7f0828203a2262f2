import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Leaves the router's link (2 kB) out of the browser's build: every route object of the router has one, and the site has
 * its own (src/site/link.tsx).
 */
export function leaveOutRouterLink(): Plugin {
  return {
    name: 'leave-out-router-link',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/link\.js$/ },
      handler: (_, importer) => (importer?.includes('/@tanstack/react-router/') ? noLink : undefined),
    },
  }
}

const noLink = fileURLToPath(new URL('no-link.ts', import.meta.url))
