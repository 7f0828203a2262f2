import { type AnyRouter, isNotFound } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { toFailure } from '#src/site/failure.ts'
import { reportFailure } from '#src/site/report.ts'
import { KeptPartsContext } from '#src/ui/kept-part.tsx'
import { createPartStore, type PagePieces, type PartUse } from './kept-parts.ts'
import { loadScriptsLate } from './late-scripts.ts'
import { withMachineHead } from './machine-head.ts'
import { joinPage, type PageText, splitPage } from './page-text.ts'
import { htmlResponse, staticStatusPage } from './shell/static-status-page.ts'
import { inlineStyles } from './styles/inline-styles.ts'

/** Renders the loaded page as one buffered string; a component that throws turns it into the status page. */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders, request }) => {
  // the page has its data: what follows holds the processor, and others may pass before
  const host = hostContext()
  await host?.turn()
  const parts = partStore.open(partUse(router, host), router.stores.location.get().pathname)
  let html: string
  try {
    html = renderToString(
      <KeptPartsContext value={parts}>
        <StartServer router={router} />
      </KeptPartsContext>,
    )
  } catch (error) {
    return renderFailure(router, responseHeaders, error)
  }
  if (html.includes(abandoned)) return renderFailure(router, responseHeaders, await errorOf(router, request))
  try {
    const bare = withMachineHead(splitPage(parts.finish(html)), router)
    const { page, style } = inlineStyles(bare, router.options.ssr?.nonce, parts)
    const { head, body, end } = loadScriptsLate(await withRouterData(page, router), router)
    if (host && style !== undefined) host.page.styles = [style]
    const pieces = [doctype + head, body, end].flatMap((text) => parts.fill(text))
    return htmlAnswer(pieces, router, responseHeaders, host)
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The framework puts its data at the end of the body, if they are not among its scripts already. */
async function withRouterData(page: PageText, router: AnyRouter): Promise<PageText> {
  const end = await transformHtmlStringWithRouter(router, page.end)
  return { ...page, end: end.slice(doctype.length) }
}

// as the framework begins what it returns
const doctype = '<!DOCTYPE html>'

/** The host takes the page in its pieces; anybody else, whose pages have no parts of others, gets it as the body. */
function htmlAnswer(
  pieces: PagePieces,
  router: AnyRouter,
  headers: Headers,
  host: HostContext | undefined,
): Response {
  const status = getSsrStatus(router)
  const sent = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes))
  if (!host) return new Response(sent.join(''), { status, headers })
  host.page.pieces = sent
  headers.set(textAtHand, '1')
  return new Response(null, { status, headers })
}

const textAtHand = 'x-page-text'

const partStore = createPartStore()

/** What the host says about the request; nothing for a page made outside of it, as in tests and while developing. */
function hostContext(): HostContext | undefined {
  const context = getGlobalStartContext() as Partial<HostContext> | undefined
  return context?.turn ? (context as HostContext) : undefined
}

function partUse(router: AnyRouter, host: HostContext | undefined): PartUse {
  const loaded = router._serverResult
  if (!host || loaded?.type !== 'render' || loaded.status !== 200) return 'neither'
  return host.clientAddress === undefined ? 'keep' : 'put'
}

/** `clientAddress` is undefined where the page is made for everybody. */
type HostContext = {
  turn: () => Promise<void>
  clientAddress: string | undefined
  page: { pieces?: (string | Uint8Array)[]; styles?: string[] }
}

// React's mark for a boundary it gave up on. Without this check the answer would be a 200 with a hole in it.
const abandoned = '<!--$!-->'

/** The page again with the status page in place of its content, and without scripts: hydrating it would throw again. */
function renderFailure(router: AnyRouter, headers: Headers, error: unknown): Response {
  const { status } = toFailure(error)
  // a component may say late that there is nothing here: an answer, not a failure
  const requestId = isNotFound(error)
    ? undefined
    : reportFailure(error, router.stores.location.get().pathname)
  headers.set('cache-control', 'no-store')
  try {
    router.update({ context: { ...router.options.context, renderFailure: { status, requestId } } })
    const html = renderToString(<StartServer router={router} />)
    if (!html.includes(abandoned))
      return new Response(doctype + joinPage(inlineStyles(splitPage(html)).page), { status, headers })
  } catch (second) {
    reportFailure(second, 'status page')
  } finally {
    router.serverSsr?.cleanup()
  }
  return htmlResponse(staticStatusPage(status), status)
}

/** React tells what was thrown only to a stream's `onError`, so a broken page is rendered once more to learn it. */
async function errorOf(router: AnyRouter, request: Request): Promise<unknown> {
  let thrown: unknown = 'a component could not be rendered'
  const stream = await renderToReadableStream(<StartServer router={router} />, {
    signal: request.signal,
    onError: (error) => {
      thrown = error
    },
  })
  await stream.allReady
  await stream.cancel()
  return thrown
}
