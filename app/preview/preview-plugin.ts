import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The document of the preview page, from the root of the project. */
export const previewDocument = 'app/preview/index.html'

/** Serves the preview page at `/preview` while developing. A build of the site knows nothing of it. */
export function previewPage(): Plugin {
  return {
    name: 'preview-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/preview', (request, response, next) => {
        readFile(previewDocument, 'utf8')
          .then((page) => server.transformIndexHtml(request.originalUrl ?? '/preview', page))
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
      })
    },
  }
}
