import { createFileRoute } from '@tanstack/react-router'
import { noSuchFile } from '#src/discovery/text-file.ts'
import { readPicture } from '#src/upstream/media.server.ts'

export const Route = createFileRoute('/media/$file')({
  server: {
    handlers: {
      GET: async ({ params: { file } }) => (await readPicture(file)) ?? noSuchFile(),
    },
  },
})
