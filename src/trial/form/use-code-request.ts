import { useEffect, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { errorForCode, type FieldErrors } from '../fields.ts'
import { type CodeRequest, type CodeStatus, statusAfter } from '../submission.ts'

/** Requests verification codes and counts down until the next one may be asked for. */
export function useCodeRequest(asked: CodeStatus = { state: 'idle' }) {
  const lang = useLocale()
  const [status, setStatus] = useState(asked)
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

function oneSecondLess(status: CodeStatus): CodeStatus {
  if (!('seconds' in status)) return status
  return status.seconds > 1 ? { ...status, seconds: status.seconds - 1 } : { state: 'canResend' }
}
