import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { fallbackLocale, languageTag, localeOfPath, locales } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Choice } from '../ui/list/filter-bar.tsx'
import { sitePages, usePageNames } from './use-pages.ts'

/** Px of the frame's window. */
export const frameWidths = { phone: 390, desktop: 1280 }
export type FrameWidth = keyof typeof frameWidths

type FrameBarProps = {
  path: string
  /** where what was pointed at leads */
  link: string | undefined
  width: FrameWidth
  onWidth: (width: FrameWidth) => void
}

/** Which page is in the frame, in which language, how wide. */
export function FrameBar({ path, link, width, onWidth }: FrameBarProps) {
  const words = useWords('admin-site')
  const { langs } = useWords('admin')
  const LL = useLL()['admin-site']
  const navigate = useNavigate()
  const lang = localeOfPath(path) ?? fallbackLocale
  const withoutLang = path.replace(/^\/(cn|en)(?=\/|$)/, '').replace(/^\/$/, '')
  const nameOf = usePageNames()
  const pages = sitePages.map(({ path }) => [path || '/', nameOf(path)] as const)
  const isListed = pages.some(([path]) => path === (withoutLang || '/'))
  return (
    <div className="a-filter-bar">
      <div className="a-filters">
        <Choice
          name="page"
          label={words.page}
          none={isListed ? undefined : withoutLang}
          chosen={isListed ? withoutLang || '/' : ''}
          options={pages}
          onChoose={(chosen) =>
            void navigate({ to: '/admin/site', search: { page: `/${lang}${chosen === '/' ? '' : chosen}` } })
          }
        />
        <nav className="a-segments" aria-label={words.language}>
          {locales.map((one) => (
            <Link
              key={one}
              to="/admin/site"
              search={{ page: `/${one}${withoutLang}` }}
              lang={languageTag(one)}
              aria-current={one === lang ? 'true' : undefined}
            >
              {langs[one]}
            </Link>
          ))}
        </nav>
        <fieldset className="a-segments">
          <legend className="vh">{words.width}</legend>
          {(['phone', 'desktop'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => onWidth(one)} />
              {words[one]}
            </label>
          ))}
        </fieldset>
        <Link to="/admin/site" search={{ q: '' }}>
          {words.allTexts}
        </Link>
        {link && link !== path && (
          <Link to="/admin/site" search={{ page: link }}>
            {LL.follow({ path: link })}
          </Link>
        )}
      </div>
    </div>
  )
}
