import type { APIResponse } from '@playwright/test'

/** What a visitor's browser is told by a document before any script runs. */
export type ReadPage = {
  status: number
  lang: string
  title: string
  canonical: string
  /** texts of the first-level headings */
  headings: string[]
  html: string
}

/** Reads the answer to a request as a document. */
export async function readPage(response: APIResponse): Promise<ReadPage> {
  const html = await response.text()
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  return {
    status: response.status(),
    lang: /<html[^>]*\slang="([^"]*)"/.exec(markup)?.[1] ?? '',
    title: /<title>([^<]*)<\/title>/.exec(markup)?.[1]?.trim() ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1] ?? '',
    headings: [...markup.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    ),
    html,
  }
}
