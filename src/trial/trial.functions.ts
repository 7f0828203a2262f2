import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { textNames } from '#contract/trial/trial-fields.ts'
import { Language } from '#contract/values-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { type ApplicationInput, longestText } from './fields.ts'
import {
  afterDelivery,
  clientAddress,
  postForm,
  requestCode,
  submitApplication,
  withStatus,
} from './trial.server.ts'

const text = type(`string <= ${longestText}`)

const input = type({
  ...Object.fromEntries(textNames.map((name) => [name, text])),
  consent: 'boolean',
  marketing: 'boolean',
}).as<ApplicationInput>()

/** Sends an application; what became of it is the answer, with the status a form post would have got. */
export const sendApplication = createServerFn({ method: 'POST' })
  .validator(type({ lang: Language, key: /^([\w-]{22,64})?$/, input }))
  .handler(async ({ data }) => {
    await loadWords(data.lang, ['trial'])
    const sender = { lang: data.lang, clientAddress: clientAddress() }
    return withStatus(await submitApplication(data.input, data.key, sender))
  })

/** Has a verification code mailed. */
export const sendCode = createServerFn({ method: 'POST' })
  .validator(type({ lang: Language, email: text }))
  .handler(async ({ data }) =>
    withStatus(await requestCode(data.email, { lang: data.lang, clientAddress: clientAddress() })),
  )

/** What has become of a code that the mail server had not taken when it was asked for. */
export const codeDelivery = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', resendAfter: '0 <= number.integer <= 60' }))
  .handler(async ({ data }) => withStatus(await afterDelivery(data)))

/** Takes the form as a browser without JavaScript posts it: for the page's POST handler. */
export const postTrialForm = createServerOnlyFn(postForm)
