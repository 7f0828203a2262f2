import { type CheckId, type CheckResult, checks, type Finding } from './checks.ts'
import * as features from './detect-features.ts'
import { judgeDecoding, judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput } from './evaluate.ts'
import { measureRoundTrips, measureThroughput } from './measure-network.ts'
import { tryWebRtc, tryWebSocket } from './try-connections.ts'

export type RunOptions = {
  stop: AbortSignal
  onStart: (id: CheckId) => void
  onResult: (result: CheckResult) => void
}

/**
 * Runs the checks one after the other, so that none disturbs the measurement of another. A check that breaks has no
 * result; the others still run. Ends early when `stop` is aborted.
 */
export async function runChecks({ stop, onStart, onResult }: RunOptions): Promise<void> {
  for (const { id } of checks) {
    if (stop.aborted) return
    onStart(id)
    const result = await runners[id](stop).catch((): CheckResult => ({ id, finding: 'unknown' }))
    if (stop.aborted) return
    onResult(result)
  }
}

const runners: Record<CheckId, (stop: AbortSignal) => Promise<CheckResult>> = {
  roundTrip: async (stop) => judgeRoundTrips(await measureRoundTrips(stop)),
  throughput: async (stop) => judgeThroughput(await measureThroughput(stop)),
  secureContext: async () => found('secureContext', features.detectSecureContext()),
  webSocket: async (stop) => found('webSocket', await tryWebSocket(stop)),
  webRtc: async (stop) => found('webRtc', await tryWebRtc(stop)),
  canvas: async () => found('canvas', features.detectCanvas()),
  clipboard: async () => found('clipboard', features.detectClipboard()),
  keyboardLock: async () => found('keyboardLock', features.detectKeyboardLock()),
  fullscreen: async () => found('fullscreen', features.detectFullscreen()),
  storage: async () => found('storage', features.detectStorage()),
  h264: async () => judgeDecoding('h264', await features.detectDecoding('h264')),
  h265: async () => judgeDecoding('h265', await features.detectDecoding('h265')),
  av1: async () => judgeDecoding('av1', await features.detectDecoding('av1')),
  screen: async () => judgeScreen(features.detectScreen()),
  input: async () => judgeInput(features.detectInput()),
}

function found(id: CheckId, finding: Finding): CheckResult {
  return { id, finding }
}
