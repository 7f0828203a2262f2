import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { type } from 'arktype'
import { loadWords } from '#i18n/load-words.ts'
import type { CodeRequest, Submission } from './application.ts'
import { postForm } from './post-form.server.ts'
import { statusOf } from './status.ts'
import { requestCode, submitApplication } from './trial.server.ts'

const text = type('string <= 4000')

const input = type({
  name: text,
  telephone: text,
  email: text,
  code: text,
  address: text,
  product: text,
  readiness: text,
  consent: 'boolean',
  marketing: 'boolean',
})

const lang = type("'cn' | 'en'")

/** Sends an application; what became of it is the answer, with the status a form post would have got. */
export const sendApplication = createServerFn({ method: 'POST' })
  .validator(type({ lang, key: /^[\w-]{22,64}$/, input }))
  .handler(async ({ data }) => {
    await loadWords(data.lang, ['trial'])
    return withStatus(
      await submitApplication(data.input, data.key, { lang: data.lang, clientAddress: address() }),
    )
  })

/** Has a verification code mailed. */
export const sendCode = createServerFn({ method: 'POST' })
  .validator(type({ lang, email: text }))
  .handler(async ({ data }) =>
    withStatus(await requestCode(data.email, { lang: data.lang, clientAddress: address() })),
  )

/** Takes the form as a browser without JavaScript posts it: for the page's POST handler. */
export const postTrialForm = createServerOnlyFn(postForm)

function address(): string | undefined {
  return getRequestHeader('x-forwarded-for')
}

function withStatus<T extends Submission | CodeRequest>(result: T): T {
  setResponseStatus(statusOf(result))
  if (result.state === 'limited') setResponseHeader('retry-after', String(result.retryAfter))
  return result
}
