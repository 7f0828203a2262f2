import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWords } from '#i18n/words.tsx'
import { toFailure } from '#src/site/failure.ts'
import { fallbackLocale, languageTag, localeOfPath } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { areaKey } from '../staff-api.ts'
import { ListState } from '../ui/list/list-page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Banner } from '../ui/state.tsx'
import { isComposing, openPopover } from '../ui/typing/own-keys.ts'
import { FrameBar, type FrameWidth, frameWidths } from './frame-bar.tsx'
import { Framed } from './framed.tsx'
import { type OutlineSection, outlineOf, readFramed, type Spot } from './framed-document.ts'
import type { FramedPage, TypedText } from './framed-page.server.ts'
import { getFramedPage } from './site-texts.functions.ts'
import type { FoundText } from './site-texts.server.ts'
import { TextOutline } from './text-outline.tsx'
import { TextPage } from './text-page.tsx'

/** A page of the site, and beside it its texts, or the one that was chosen. @param path with language and search */
export function SiteFrame({ path, text }: { path: string; text: FoundText | undefined }) {
  const words = useWords('admin-site')
  const navigate = useNavigate()
  const [width, setWidth] = useState<FrameWidth>('desktop')
  useEffect(() => {
    if (!matchMedia('(min-width: 40em)').matches) setWidth('phone')
  }, [])
  const [spot, setSpot] = useState<Spot>()
  const [typed, setTyped] = useState<TypedText>()
  const [isSeen, setSeen] = useState(true)
  const panel = useRef<HTMLElement>(null)
  const id = text?.id
  const shownTyped = typed?.id === id ? typed : undefined
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
  const body = useMemo(() => page && readFramed(page), [page])
  const sections = useMemo(
    () => [
      ...(page && page.seo.length > 0 ? [{ heading: words.seo, texts: page.seo }] : []),
      ...(page && body ? outlineOf(body, page.texts, words.top) : []),
    ],
    [page, body, words],
  )
  const lang = languageTag(localeOfPath(path) ?? fallbackLocale)
  useFocus(panel, { id, path, lang, spot })
  const choose = (chosen: Spot) => {
    setSpot(chosen)
    const [first] = chosen.texts
    if (first) void navigate({ to: '/admin/site', search: { page: path, path: first.id } })
  }
  const leave = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>) => {
    // a dialog is not within, a calendar closes itself, and Esc ends what an input method composes
    const isOthers =
      !(target instanceof HTMLElement && currentTarget.contains(target)) ||
      target.closest(`dialog, ${openPopover()}`) ||
      isComposing(nativeEvent)
    if (key === 'Escape' && id && !isOthers)
      void navigate({ to: '/admin/site', search: { page: path }, resetScroll: false })
  }
  const here = spot?.texts ?? []
  const others = here.some((one) => one.id === id) ? here.filter((one) => one.id !== id) : []
  const list = (shown: readonly OutlineSection[]) => (
    <TextOutline path={path} lang={lang} sections={shown} onChoose={setSpot} />
  )
  return (
    <div className="a-site-editor" data-editing={text && ''}>
      <div>
        <FrameBar path={path} link={spot?.href} width={width} onWidth={setWidth} />
        <ListState query={{ ...query, data: page, isPending: !page && query.isPending }}>
          {page && body && (
            <Framed
              key={page.path}
              page={page}
              body={body}
              open={id ?? spot?.texts[0]?.id}
              width={frameWidths[width]}
              onChoose={choose}
              onSeen={setSeen}
            />
          )}
        </ListState>
      </div>
      <section ref={panel} aria-label={words.panel} tabIndex={-1} onKeyDown={leave}>
        {text ? (
          <TextPage
            key={text.id}
            text={text}
            frame={{ page: path, onRest: setTyped }}
            note={
              <>
                {page && !isSeen && <Banner>{words.notSeen}</Banner>}
                {others.length > 0 && list([{ heading: words.alsoHere, texts: others }])}
              </>
            }
          />
        ) : (
          <PageHeader title={words.title} />
        )}
        <div className="a-padded" hidden={text !== undefined}>
          <p>{words.pointHint}</p>
          {list(sections)}
          <p>{words.hint}</p>
        </div>
      </section>
    </div>
  )
}

type Place = { id: string | undefined; path: string; lang: string; spot: Spot | undefined }

/** Focuses the field of what is chosen, and where a text is left its entry in the list. */
function useFocus(panel: RefObject<HTMLElement | null>, { id, path, lang, spot }: Place): void {
  useEffect(() => {
    if (!id || !spot) return
    const all = [...(panel.current?.querySelectorAll('textarea') ?? [])]
    const own = all.filter((field) => field.closest('[lang]')?.matches(`[lang="${lang}"]`))
    const field = own.find(({ value }) => spot.texts.some(({ text }) => text === value)) ?? own[0] ?? all[0]
    field?.focus()
  }, [panel, id, lang, spot])
  const left = useRef<Pick<Place, 'id' | 'path'>>(undefined)
  const find = useEffectEvent((textId: string) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
    const own = entries.filter(({ dataset }) => dataset.text === textId)
    return own.find(({ textContent }) => textContent === spot?.texts[0]?.text) ?? own[0]
  })
  useEffect(() => {
    const { current } = left
    left.current = { id, path }
    if (id || !current?.id || current.path !== path) return
    const entry = find(current.id)
    const section = entry?.closest('details')
    if (section) section.open = true
    const place = entry ?? panel.current
    place?.focus()
  }, [panel, id, path])
}
