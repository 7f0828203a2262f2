import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { fetchServerFunction } from './errors/fetch-server-function.ts'
import { maskServerFunctionErrors } from './errors/mask-server-function-errors.ts'
import { refuseMalformed } from './errors/refuse-malformed.ts'
import { statusErrorAdapter } from './errors/status-error-adapter.ts'
import { serverFunctionProgress } from './navigation/progress.ts'

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/** Methods no page answers are refused before anything runs; Start would answer them with the page. */
const methods = createMiddleware().server(({ next, request }) =>
  [...readMethods, 'POST'].includes(request.method)
    ? next()
    : new Response(null, { status: 405, headers: { allow: 'GET, HEAD, OPTIONS, POST' } }),
)

/**
 * An own start instance drops Start's CSRF check, so it stands here, widened to every unsafe request. Mail programs post to
 * the unsubscribe address from elsewhere (RFC 8058): its token, and no cookie, lets them.
 */
const csrf = createCsrfMiddleware({
  filter: ({ handlerType, request, pathname }) =>
    handlerType === 'serverFn' ||
    !(readMethods.includes(request.method) || pathname.endsWith('/legal/unsubscribe')),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [methods, csrf, refuseMalformed],
  serverFns: { fetch: fetchServerFunction },
  functionMiddleware: [serverFunctionProgress, maskServerFunctionErrors],
  serializationAdapters: [statusErrorAdapter],
}))
