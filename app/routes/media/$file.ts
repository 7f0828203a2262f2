import { createFileRoute } from '@tanstack/react-router'
import { noSuchFile } from '#src/discovery/text-file.ts'
import { readPicture } from '#src/upstream/media.server.ts'

/** No page: a picture of an article, from the upstream. */
export const Route = createFileRoute('/media/$file')({
  server: {
    handlers: {
      GET: async ({ params: { file } }) => (await readPicture(file)) ?? noSuchFile(),
    },
  },
})
