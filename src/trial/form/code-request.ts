import type { Locale } from '#src/site/locale.ts'
import { errorForCode, type FieldErrors } from '../fields.ts'
import { type CodeRequest, type CodeStatus, longestAnswer, statusAfter } from '../submission.ts'

/**
 * Requests verification codes and counts down until the next one may be asked for.
 * @param onStatus is told every status, once a second while it counts
 */
export function codeRequests(asked: CodeStatus, onStatus: (status: CodeStatus) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(status: CodeStatus) {
    clearTimeout(timer)
    onStatus(status)
    if ('seconds' in status && status.seconds > 0)
      timer = setTimeout(() => show(oneSecondLess(status)), 1_000)
  }

  /** @returns what is wrong with the address, for its field to say */
  async function request(lang: Locale, email: string): Promise<FieldErrors> {
    const error = errorForCode(email)
    if (error) {
      show({ state: 'idle' })
      return { email: error }
    }
    show({ state: 'sending' })
    const startedAt = performance.now()
    let result = await askForCode({ lang, email })
    for (let looks = 0; result.state === 'underWay' && looks < mostLooks; looks++) {
      show(statusAfter(result, email))
      result = await askForDelivery(result, startedAt)
    }
    show(statusAfter(result, email))
    return result.state === 'invalid' ? result.errors : {}
  }

  show(asked)
  return { request, stop: () => clearTimeout(timer) }
}

/** The server waits some seconds at each; a mail server has said something by then. */
const mostLooks = 8

async function askForCode(data: { lang: Locale; email: string }): Promise<CodeRequest> {
  try {
    const { sendCode } = await import('../trial.functions.ts')
    return await sendCode({ data, signal: AbortSignal.timeout(longestAnswer) })
  } catch {
    return { state: 'failed' }
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

function oneSecondLess(status: CodeStatus): CodeStatus {
  if (!('seconds' in status)) return status
  return status.seconds > 1 ? { ...status, seconds: status.seconds - 1 } : { state: 'canResend' }
}
