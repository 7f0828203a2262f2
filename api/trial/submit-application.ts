import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { Application } from './application.ts'
import { waitForTry } from './code-limits.ts'
import { type CodeFault, confirmCode } from './confirm-code.ts'
import { referenceOf } from './reference.ts'
import { findByFingerprint, fingerprintOf, noteWrongTry, storeApplication } from './store-application.ts'
import { claimKey, recallAnswer, releaseKey, settleKey } from './submission.ts'
import type { Trial } from './trial.ts'
import type { ApplicationAnswer } from './trial-schema.ts'

export interface ApplicationRequest {
  key: string
  application: Application
  /** The site took it while this program was down, and has acknowledged it: it is not refused for its code. */
  deferred: boolean
  /** When it was sent, milliseconds since the epoch. */
  receivedAt: number
  clientKey: string
  network: string
}

export type ApplicationOutcome =
  | { kind: 'registered'; answer: ApplicationAnswer }
  | { kind: 'refused'; fault: CodeFault }
  /** Too many wrong codes from this client. */
  | { kind: 'limited'; waitMs: number }

/**
 * Registers an application exactly once, whatever is sent how often: the key, the code and the messages are
 * dealt with in the one transaction that stores it. When this returns `registered`, it is on the disk.
 * @throws ProblemError 422 when the key came with another body before
 */
export async function submitApplication(
  trial: Trial,
  request: ApplicationRequest,
): Promise<ApplicationOutcome> {
  const submission = {
    key: request.key,
    bodyHash: hashBody(request.application),
    reference: referenceOf(request.key),
  }
  const outcome = await transact(trial.db, async (transaction): Promise<ApplicationOutcome> => {
    if (!(await claimKey(transaction, submission, trial.now()))) {
      return { kind: 'registered', answer: await recallAnswer(transaction, submission) }
    }
    const outcome = await register(transaction, trial, request, submission.reference)
    // What was refused leaves nothing but the try.
    if (outcome.kind !== 'registered') await releaseKey(transaction, request.key)
    return outcome
  })
  if (outcome.kind === 'registered') trial.wakeMail()
  return outcome
}

async function register(
  transaction: Transaction<Tables>,
  trial: Trial,
  request: ApplicationRequest,
  reference: string,
): Promise<ApplicationOutcome> {
  const fingerprint = fingerprintOf(trial, request.application)
  const join = () => joinTwin(transaction, request.key, fingerprint)
  const earlier = await join()
  if (earlier) return earlier
  const tried = await tryCode(transaction, trial, request)
  if (typeof tried === 'object') return tried
  // A twin that was sent at the same moment may have used the code while this one waited for it.
  const twin = tried === undefined ? undefined : await join()
  if (twin) return twin
  if (tried !== undefined && !request.deferred) {
    await noteWrongTry(transaction, tried, request.clientKey, trial.now())
    return { kind: 'refused', fault: tried }
  }
  const stored = await storeApplication(transaction, trial, {
    ...request,
    reference,
    fingerprint,
    codeFault: tried,
  })
  if (!stored)
    return (await join()) ?? Promise.reject(new Error('An application and its twin are both missing.'))
  await settleKey(transaction, request.key, { application_id: stored.id })
  return { kind: 'registered', answer: { reference, status: stored.status } }
}

/** The same content with the same code was sent before, from another tab or another copy of the form. */
async function joinTwin(
  transaction: Transaction<Tables>,
  key: string,
  fingerprint: string,
): Promise<ApplicationOutcome | undefined> {
  const twin = await findByFingerprint(transaction, fingerprint)
  if (!twin) return undefined
  await settleKey(transaction, key, { application_id: twin.id })
  return { kind: 'registered', answer: { reference: twin.reference, status: twin.status } }
}

/** A fault, undefined when the code is right, or the refusal to try at all. */
async function tryCode(
  transaction: Transaction<Tables>,
  trial: Trial,
  { application, deferred, receivedAt, clientKey }: ApplicationRequest,
): Promise<CodeFault | ApplicationOutcome | undefined> {
  const waitMs = deferred ? 0 : await waitForTry(transaction, clientKey, trial.now())
  if (waitMs > 0) return { kind: 'limited', waitMs }
  return confirmCode(transaction, trial, { ...application, at: receivedAt })
}

function hashBody(application: Application): string {
  const members = Object.entries(application).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url')
}
