import { getRequestHeader, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { loadWords } from '#i18n/load-words.ts'
import type { Locale } from '#src/site/locale.ts'
import type { ApplicationInput, CodeRequest, Submission } from './application.ts'
import { newFormKey } from './form-key.ts'
import { readForm } from './read-form.server.ts'
import { statusOf } from './status.ts'
import { isKey, requestCode, submitApplication } from './trial.server.ts'

/** What the page shows again after a post without JavaScript: everything that was typed, and what is wrong with it. */
export type PostedPage = {
  formKey: string
  initial: ApplicationInput
  posted?: Submission
  codeSentTo?: string
}

/**
 * Takes the form as a browser without JavaScript posts it.
 * @returns where to go on with a 303, or what the same page shows with the response status set
 */
export async function postForm(lang: Locale, data: FormData): Promise<{ location: string } | PostedPage> {
  const { input, key, intent } = readForm(data)
  const sender = { lang, clientAddress: getRequestHeader('x-forwarded-for') }
  const formKey = isKey(key) ? key : newFormKey()
  await loadWords(lang, ['trial'])
  if (intent === 'code') {
    const result = await requestCode(input.email, sender)
    answerWith(result)
    return { formKey, initial: input, ...afterCodeRequest(result, input) }
  }
  const result = await submitApplication(input, formKey, sender)
  if (result.state === 'accepted' || result.state === 'kept') {
    return {
      location: `/${lang}/trial/trial?done=${result.reference}${result.state === 'kept' ? '&kept=yes' : ''}`,
    }
  }
  answerWith(result)
  // a key that was used for other content would refuse this content for ever
  return { formKey: result.state === 'conflict' ? newFormKey() : formKey, initial: input, posted: result }
}

function afterCodeRequest(result: CodeRequest, input: ApplicationInput): Partial<PostedPage> {
  if (result.state === 'sent') return { codeSentTo: input.email }
  return { posted: result }
}

function answerWith(result: Submission | CodeRequest): void {
  setResponseStatus(statusOf(result))
  if (result.state === 'limited') setResponseHeader('retry-after', String(result.retryAfter))
}
