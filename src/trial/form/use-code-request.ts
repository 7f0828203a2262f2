import { useEffect, useState } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { siteAnswers } from '#src/site/network.ts'
import { errorForCode, type FieldErrors } from '../fields.ts'
import { type CodeRequest, type CodeStatus, longestAnswer, statusAfter } from '../submission.ts'

/** Requests verification codes and counts down until the next one may be asked for. */
export function useCodeRequest(asked: CodeStatus = { state: 'idle' }) {
  const lang = useLocale()
  const [status, setStatus] = useState(asked)

  useEffect(() => {
    if (!('seconds' in status) || status.seconds <= 0) return
    const timer = setTimeout(() => setStatus(oneSecondLess(status)), 1_000)
    return () => clearTimeout(timer)
  }, [status])

  /** @returns what is wrong with the address, for its field to say */
  async function request(email: string): Promise<FieldErrors> {
    const error = errorForCode(email)
    if (error) {
      setStatus({ state: 'idle' })
      return { email: error }
    }
    setStatus({ state: 'sending' })
    const startedAt = performance.now()
    let result = await askForCode({ lang, email })
    for (let looks = 0; result.state === 'underWay' && looks < mostLooks; looks++) {
      setStatus(statusAfter(result, email))
      result = await askForDelivery(result, startedAt)
    }
    setStatus(statusAfter(result, email))
    return result.state === 'invalid' ? result.errors : {}
  }

  return [status, request] as const
}

/** The server waits some seconds at each; a mail server has said something by then. */
const mostLooks = 8

async function askForCode(data: { lang: Locale; email: string }): Promise<CodeRequest> {
  const functions = await loadTrialFunctions()
  try {
    return (
      (await functions?.sendCode({ data, signal: AbortSignal.timeout(longestAnswer) })) ?? { state: 'failed' }
    )
  } catch {
    return { state: 'failed' }
  }
}

/**
 * The server functions, whose client is as large as the form.
 * @returns undefined without a network
 * @throws where the site answers all the same, so that the form is posted
 */
export async function loadTrialFunctions() {
  try {
    return await import('../trial.functions.ts')
  } catch (error) {
    if (await siteAnswers()) throw error
  }
}

/** @param asked of a code that the mail server had not taken yet @param startedAt when it was asked for */
async function askForDelivery(
  asked: CodeRequest & { state: 'underWay' },
  startedAt: number,
): Promise<CodeRequest> {
  try {
    const { codeDelivery } = await import('../trial.functions.ts')
    const result = await codeDelivery({ data: asked, signal: AbortSignal.timeout(longestAnswer) })
    if (!('resendAfter' in result)) return result
    const passed = Math.round((performance.now() - startedAt) / 1_000)
    return { ...result, resendAfter: Math.max(1, resendAfter - passed) }
  } catch {
    return asked
  }
}

/** Seconds, of a code that is mailed at once. */
const resendAfter = 60

function oneSecondLess(status: Extract<CodeStatus, { seconds: number }>): CodeStatus {
  return status.seconds > 1 ? { ...status, seconds: status.seconds - 1 } : { state: 'canResend' }
}
