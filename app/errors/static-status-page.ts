import cn from '#i18n/cn/index.ts'
import cnDetails from '#i18n/cn/status-page/index.ts'
import en from '#i18n/en/index.ts'
import enDetails from '#i18n/en/status-page/index.ts'

/** Last resort: both languages, no script, style sheet or dependency that could fail as well. */
export function staticStatusPage(status: number): string {
  const words = status === 404 ? 'notFound' : 'failed'
  const detail = status in cnDetails ? (status as keyof typeof cnDetails) : 'later'
  return `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${status} · ${cn.site.name}</title></head><body><main><h1>${status}</h1><p>${cn.status[words]}<br>${cnDetails[detail]}</p><p lang="en">${en.status[words]}<br>${enDetails[detail]}</p><p><a href="/cn">${cn.status.home}</a> <a lang="en" href="/en">${en.status.home}</a></p></main></body></html>`
}

export function htmlResponse(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
