import { useEffect, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { errorForCode, type FieldErrors } from '../fields.ts'
import type { CodeRequest } from '../submission.ts'

export type CodeStatus =
  | { state: 'idle' | 'sending' | 'failed' | 'canResend' }
  | { state: 'sent'; email: string; seconds: number }
  | { state: 'limited'; seconds: number }

/** Requests verification codes and counts down until the next one may be asked for. */
export function useCodeRequest(sentTo: string | undefined) {
  const lang = useLocale()
  const [status, setStatus] = useState<CodeStatus>(
    sentTo ? { state: 'sent', email: sentTo, seconds: 60 } : { state: 'idle' },
  )
  const counting = 'seconds' in status && status.seconds > 0

  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setStatus(oneSecondLess), 1_000)
    return () => clearInterval(timer)
  }, [counting])

  /** @returns what is wrong with the address, for its field to say */
  async function request(email: string): Promise<FieldErrors> {
    const error = errorForCode(email)
    if (error) {
      setStatus({ state: 'idle' })
      return { email: error }
    }
    setStatus({ state: 'sending' })
    const result = await askForCode({ lang, email }).catch((): CodeRequest => ({ state: 'failed' }))
    setStatus(statusAfter(result, email))
    return result.state === 'invalid' ? result.errors : {}
  }

  return { status, request }
}

async function askForCode(data: { lang: Locale; email: string }): Promise<CodeRequest> {
  const { sendCode } = await import('../trial.functions.ts')
  return sendCode({ data })
}

function statusAfter(result: CodeRequest, email: string): CodeStatus {
  if (result.state === 'sent') return { state: 'sent', email, seconds: result.resendAfter }
  if (result.state === 'limited') return { state: 'limited', seconds: result.retryAfter }
  return { state: result.state === 'invalid' ? 'idle' : 'failed' }
}

function oneSecondLess(status: CodeStatus): CodeStatus {
  if (!('seconds' in status)) return status
  return status.seconds > 1 ? { ...status, seconds: status.seconds - 1 } : { state: 'canResend' }
}
