import { useQueries } from '@tanstack/react-query'
import { useLL } from '#i18n/words.tsx'
import { answerQuery, sitePaths, useOwnOrigins } from '../ui/fields/address-answer.tsx'
import { Banner } from '../ui/state.tsx'

/** As many links as are asked for. */
const most = 20

/** Says which links of bodies open no page of this site at present. */
export function DeadLinks({ bodies }: { bodies: readonly string[] }) {
  const { deadLinks } = useLL()['admin-news'].publish
  const origins = useOwnOrigins()
  const links = bodies.flatMap((html) => {
    const { links } = new DOMParser().parseFromString(html, 'text/html')
    return [...links].flatMap((link) => sitePaths(link.getAttribute('href') ?? '', origins))
  })
  const asked = [...new Set(links)].slice(0, most)
  const answers = useQueries({ queries: asked.map(answerQuery) })
  const dead = answers.flatMap(({ data }) => (data?.ok === false ? [data.path] : []))
  return dead.length > 0 && <Banner bad>{deadLinks({ n: dead.length, paths: dead.join(', ') })}</Banner>
}
