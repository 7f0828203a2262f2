import { useLocale } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Trail } from '#src/site/trail.ts'
import { Breadcrumb } from './breadcrumb.tsx'

type Props = {
  label: string
  trail: Trail<'' | '/about/about' | '/about/news' | '/service' | undefined>
  /** the page itself; left out on pages whose heading follows at once */
  current?: string
}

/** A trail as visible breadcrumbs: the steps that have a page are links to it. */
export function TrailBreadcrumb({ label, trail, current }: Props) {
  const lang = useLocale()
  const steps = trail.map(({ key, name, path }) => ({
    key,
    content:
      path === undefined ? (
        name
      ) : (
        <Link to={`/$lang${path}`} params={{ lang }}>
          {name}
        </Link>
      ),
  }))
  return <Breadcrumb label={label} trail={steps} {...(current && { current })} />
}
