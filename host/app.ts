import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the build exports: the site as a function from request to response. */
export type App = {
  fetch(request: Request, options?: { context?: AppContext }): Response | Promise<Response>
  /** told of every page sent with a 200, kept or not */
  sent?(pathname: string): void
  /** whether an address without its query is one of a page, as far as its form tells */
  isPage?(pathname: string): boolean
  /** called once when the site listens */
  start?(life: AppLife): void
  /** what the app counts, as text for Prometheus */
  metrics?(): string
  /** called once when the last answer is sent */
  close?(): Promise<void>
}

/** What the app may do without being asked for a page. */
export type AppLife = Pick<AppContext, 'purgePages'>

/** What the host knows and the app may use, as the framework's request context. */
export type AppContext = {
  requestId: string
  /** the visitor's address, seen through trusted proxies; undefined in renders made for everybody */
  clientAddress: string | undefined
  /** forgets rendered pages whose path starts with the prefix; returns how many */
  purgePages(pathPrefix?: string): number
  /** To wait for before work that holds the processor for milliseconds: others pass between two pieces of it. */
  turn(): Promise<void>
  /**
   * Where the app may leave a page, see `textAtHand`: as text, with bytes in between that it keeps. Scripts and styles
   * that the page's policy has to allow stand in the text. Where the app says which styles are its own, no others are
   * allowed.
   */
  page: { pieces?: readonly (string | Uint8Array)[]; styles?: readonly string[] }
}

/**
 * Header of a response whose page is in the context, and whose body is empty. A response's body is bytes in a
 * stream: to write a page into one and to read it out again takes longer than half of its rendering.
 */
export const textAtHand = 'x-page-text'

/**
 * Imports the built site.
 * @throws when there is no build, saying how to make one
 */
export async function loadApp(distDir: string): Promise<App> {
  const file = resolve(distDir, 'server/server.js')
  try {
    const { default: app } = (await import(pathToFileURL(file).href)) as { default: App }
    return app
  } catch (error) {
    if (isMissing(error, file)) {
      throw new Error(`There is no build in ${distDir}. Run "npm run build" first, or set DIST_DIR to one.`)
    }
    throw error
  }
}

function isMissing(error: unknown, file: string): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ERR_MODULE_NOT_FOUND' && (message ?? '').includes(file)
}
