import cn from '#i18n/cn/index.ts'
import en from '#i18n/en/index.ts'

/** The page of last resort: both languages, no script, no style sheet, no dependency that could fail as well. */
export function staticStatusPage(status: number): string {
  const words = status === 404 ? 'notFound' : 'failed'
  return `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} · ${cn.site.name}</title></head><body><main><h1>${status}</h1><p>${cn.status[words]}</p><p lang="en">${en.status[words]}</p><p><a href="/cn">${cn.status.home}</a> <a lang="en" href="/en">${en.status.home}</a></p></main></body></html>`
}

export function htmlResponse(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
