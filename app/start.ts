import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { fetchServerFunction } from './errors/fetch-server-function.ts'
import { maskServerFunctionErrors } from './errors/mask-server-function-errors.ts'
import { refuseMalformed } from './errors/refuse-malformed.ts'
import { statusErrorAdapter } from './errors/status-error-adapter.ts'
import { serverFunctionProgress } from './navigation/progress.ts'

const readMethods = ['GET', 'HEAD', 'OPTIONS']

/** Start would render the page for unsupported methods. */
const methods = createMiddleware().server(({ next, request }) =>
  [...readMethods, 'POST'].includes(request.method)
    ? next()
    : new Response(null, { status: 405, headers: { allow: 'GET, HEAD, OPTIONS, POST' } }),
)

/** A custom start instance drops Start's CSRF check. Unsubscribe (RFC 8058) is exempt: its token authorises. */
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
