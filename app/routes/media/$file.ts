import { createFileRoute } from '@tanstack/react-router'
import { noFile } from '#src/site/failure.ts'
import { readPicture } from '#src/upstream/media.server.ts'

export const Route = createFileRoute('/media/$file')({
  server: {
    handlers: {
      GET: async ({ params: { file } }) => (await readPicture(file)) ?? noFile(404),
    },
  },
})
