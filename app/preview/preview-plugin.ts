import type { Plugin } from 'vite'

/** Serves the preview page at `/preview` while developing. A build knows nothing of it. */
export function previewPage(): Plugin {
  return {
    name: 'preview-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/preview', (request, response, next) => {
        server
          .transformIndexHtml(request.originalUrl ?? '/preview', page)
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
      })
    },
  }
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Preview of src/ui</title>
  </head>
  <body>
    <div id="preview"></div>
    <script type="module" src="/app/preview/preview.tsx"></script>
  </body>
</html>
`
