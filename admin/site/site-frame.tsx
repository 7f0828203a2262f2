import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { Link } from '#src/site/link.tsx'
import { fallbackLocale, languageTag, localeOfPath, locales } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { areaKey } from '../staff-api.ts'
import { Choice } from '../ui/list/filter-bar.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Banner } from '../ui/state.tsx'
import { useSettled } from '../ui/typing/use-settled.ts'
import { Framed, Measure } from './framed.tsx'
import type { Spot } from './framed-document.ts'
import type { FramedPage, TypedText } from './framed-page.server.ts'
import { getFramedPage } from './site-texts.functions.ts'
import type { FoundText } from './site-texts.server.ts'
import { FrameNote, TextPage } from './text-page.tsx'
import { sitePages, usePageNames } from './use-pages.ts'

const widths = { phone: 390, desktop: 1280 }

/** A page of the site, and beside it the text that was chosen in it. @param path with language and search */
export function SiteFrame({ path, text }: { path: string; text: FoundText | undefined }) {
  const navigate = useNavigate()
  const [width, setWidth] = useState<keyof typeof widths>('desktop')
  useEffect(() => {
    if (!matchMedia('(min-width: 40em)').matches) setWidth('phone')
  }, [])
  const [spot, setSpot] = useState<Spot>()
  const [typed, setTyped] = useState<TypedText>()
  const [broadAt, setBroadAt] = useState<readonly number[]>([])
  const panel = useRef<HTMLDivElement>(null)
  const frame = useMemo(() => ({ page: path, onTyped: setTyped }), [path])
  const shownTyped = useSettled(text && typed?.id === text.id ? typed : undefined, 100)
  const query = useQuery({
    queryKey: [...areaKey('site'), 'frame', path, shownTyped],
    queryFn: () => getFramedPage({ data: { path, ...(shownTyped && { typed: shownTyped }) } }),
    retry: (failures, error) => failures < 2 && toFailure(error).status >= 500,
    staleTime: 0,
    gcTime: 0,
  })
  // not placeholderData, which a failed query does not have: the frame would go while one types
  const [page, setPage] = useState<FramedPage>()
  if (query.data && query.data !== page) setPage(query.data)
  const id = text?.id
  const lang = localeOfPath(path) ?? fallbackLocale
  useEffect(() => {
    if (!id || !spot) return
    const all = [...(panel.current?.querySelectorAll('textarea') ?? [])]
    const own = all.filter((field) => panel.current?.contains(field.closest(`[lang="${languageTag(lang)}"]`)))
    const field = own.find(({ value }) => value === spot.text) ?? own[0] ?? all[0]
    field?.focus()
  }, [id, spot, lang])
  const choose = useCallback(
    async (chosen: Spot) => {
      if (chosen.ids.length === 0 && !chosen.href) panel.current?.focus()
      setSpot(chosen)
      if (chosen.ids[0]) await navigate({ to: '/admin/site', search: { page: path, path: chosen.ids[0] } })
    },
    [navigate, path],
  )
  return (
    <div className="a-site" data-editing={text && ''}>
      <div>
        <FrameBar path={path} width={width} onWidth={setWidth} />
        <ListState query={{ ...query, data: page, isPending: !page && query.isPending }}>
          {page && <Framed key={page.path} page={page} open={id} width={widths[width]} onChoose={choose} />}
        </ListState>
      </div>
      <div ref={panel} tabIndex={-1}>
        {text ? (
          <FrameNote value={<SpotNote spot={spot} page={page} path={path} id={text.id} broadAt={broadAt} />}>
            <TextPage key={text.id} text={text} frame={frame} />
          </FrameNote>
        ) : (
          <PageTexts path={path} seo={page?.seo ?? []} spot={spot} />
        )}
        {page && id && <Measure key={page.path} page={page} id={id} onMeasure={setBroadAt} />}
      </div>
    </div>
  )
}

type FrameBarProps = {
  path: string
  width: keyof typeof widths
  onWidth: (width: keyof typeof widths) => void
}

/** Which page is in the frame, in which language, how wide. */
function FrameBar({ path, width, onWidth }: FrameBarProps) {
  const words = useWords('admin-site')
  const { langs } = useWords('admin')
  const navigate = useNavigate()
  const lang = localeOfPath(path) ?? fallbackLocale
  const withoutLang = path.replace(/^\/(cn|en)(?=\/|$)/, '').replace(/^\/$/, '')
  const nameOf = usePageNames()
  const pages = sitePages.map(({ path }) => [path || '/', nameOf(path)] as const)
  const isListed = pages.some(([path]) => path === (withoutLang || '/'))
  return (
    <div className="a-bar1">
      <div className="a-fields">
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
        <nav className="a-seg" aria-label={words.language}>
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
        <fieldset className="a-seg">
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
      </div>
    </div>
  )
}

type SpotNoteProps = {
  spot: Spot | undefined
  page: FramedPage | undefined
  path: string
  id: string
  broadAt: readonly number[]
}

/** What else was chosen with a text, and where it does not fit. */
function SpotNote({ spot, page, path, id, broadAt }: SpotNoteProps) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const others = spot?.ids.includes(id) ? spot.ids.filter((one) => one !== id) : []
  const texts = Object.values(page?.texts ?? {})
  const textOf = (one: string) => texts.find((text) => text.id === one)?.text ?? one
  return (
    <>
      <div role="status">
        {broadAt.length > 0 && <Banner bad>{LL.broad({ widths: broadAt.join('/') })}</Banner>}
      </div>
      {others.length > 0 && (
        <nav aria-label={words.alsoHere}>
          <p>{words.alsoHere}</p>
          <ul>
            {others.map((one) => (
              <li key={one}>
                <Link to="/admin/site" search={{ page: path, path: one }}>
                  {textOf(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SpotLink spot={spot} />
    </>
  )
}

function SpotLink({ spot }: { spot: Spot | undefined }) {
  const LL = useLL()['admin-site']
  if (!spot?.href) return null
  return (
    <p>
      <Link to="/admin/site" search={{ page: spot.href }}>
        {LL.follow({ path: spot.href })}
      </Link>
    </p>
  )
}

type PageTextsProps = { path: string; seo: FramedPage['seo']; spot: Spot | undefined }

/** What a page has that is not seen in it, while none of its texts is open. */
function PageTexts({ path, seo, spot }: PageTextsProps) {
  const words = useWords('admin-site')
  return (
    <>
      <PageHeader title={words.title} />
      <div className="a-pad a-package">
        <p>{words.pointHint}</p>
        <SpotLink spot={spot} />
        {seo.length > 0 && (
          <section>
            <h2>{words.seo}</h2>
            <ul>
              {seo.map(({ id, text }) => (
                <li key={id}>
                  <Link to="/admin/site" search={{ page: path, path: id }}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>{words.hint}</p>
      </div>
    </>
  )
}
