import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RequestContext } from '#src/site/request-context.ts'

/** Exports of `app/server.ts`. */
export type Site = {
  fetch(request: Request, options?: { context?: RequestContext }): Response | Promise<Response>
  /** last-resort status page as HTML, without scripts and styles */
  statusPage(status: number): string
  /** called once, before listening */
  prepare?(): Promise<void>
  /** called once, on listen */
  start?(server: { purgePages(): number }): void
  /** Prometheus text format */
  metrics?(): string | Promise<string>
  /** called once, after the last answer */
  close?(): Promise<void>
}

/** @throws when there is no build, naming the command to make one */
export async function loadSite(distDir: string): Promise<Site> {
  const file = resolve(distDir, 'server/server.js')
  if (!existsSync(file))
    throw new Error(`There is no build in ${distDir}. Run "npm run build" first, or set DIST_DIR to one.`)
  return ((await import(pathToFileURL(file).href)) as { default: Site }).default
}
