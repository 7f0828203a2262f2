// biome-ignore lint/style/noRestrictedImports: its result is the code of what went wrong
import { useMutation, useQuery } from '@tanstack/react-query'
import { calendarDate } from '#contract/china-time.ts'
import type { LeadCsvBody } from '#contract/lead-schema.ts'
import { productNames } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { fetchFromSite } from '#src/site/network.ts'
import type { LeadSearch } from '../filters.ts'
import type { Outcome } from '../read-staff.server.ts'
import { saveFile } from '../ui/save-file.ts'
import { savedViewsQuery, textOfView, views } from './lead-views.ts'

/** Saves applications as a file; its result is the code of what went wrong. @param view what the file is called after */
export function useExport(view: string) {
  const words = useWords('admin-leads')
  const lang = useLocale()
  return useMutation({
    mutationFn: (body: Omit<LeadCsvBody, 'lang'>) => exportOnce({ ...body, lang }),
    onSuccess: (file) => {
      const day = calendarDate(Date.now())
      if (!(file instanceof Blob) || saved.has(file)) return
      saved.add(file)
      saveFile(`${[words.title, view, day].filter(Boolean).join(' ')}.csv`, file)
    },
  })
}

/** What a list shows, in words: its view, or what it is filtered by but what was searched for, which may be a person. */
export function useViewName(search: LeadSearch): string {
  const words = useWords('admin-leads')
  const saved = useQuery(savedViewsQuery)
  const { layout, sort, q, ...filter } = search
  const builtIn = Object.entries(views).find(([, view]) => JSON.stringify(view) === JSON.stringify(filter))
  const kept = saved.data?.items.find((view) => view.search === textOfView(search))
  if (kept) return kept.name
  if (builtIn) return words.views[builtIn[0] as keyof typeof views]
  const { status, product, since, until } = filter
  const period = since || until ? `${since ?? ''}–${until ?? ''}` : undefined
  const state = status
    ? status === 'all'
      ? words.views.all
      : status === 'not-spam'
        ? words.notSpam
        : words.statuses[status]
    : words.views.open
  return [state, product && productNames[product], period].filter(Boolean).join(' ')
}

/** Of a double click, or of a key that is held down, both get the one file. */
const underway = new Map<string, Promise<Blob | string>>()
const saved = new WeakSet<Blob>()

function exportOnce(body: LeadCsvBody): Promise<Blob | string> {
  const key = JSON.stringify(body)
  const file = underway.get(key) ?? fetchExport(body).finally(() => underway.delete(key))
  underway.set(key, file)
  return file
}

/** @throws where the answer does not arrive whole */
async function fetchExport(body: LeadCsvBody): Promise<Blob | string> {
  const form = new URLSearchParams({ filter: JSON.stringify(body) })
  const response = await fetchFromSite('/admin/export', { method: 'POST', body: form })
  if (response.headers.get('content-type')?.includes('json')) {
    const outcome: Outcome<never> = await response.json()
    return outcome.ok ? 'unavailable' : outcome.code
  }
  if (!response.ok) return 'unavailable'
  const file = await response.blob().catch(() => undefined)
  // a proxy that speaks HTTP/1.0 ends what breaks off as if it were whole
  const isWhole = (await file?.slice(-4).text()) === '\r\n\r\n'
  return file && isWhole ? file.slice(0, -2, file.type) : 'export-broken'
}
