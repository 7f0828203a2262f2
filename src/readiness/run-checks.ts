import { probeSocketPath } from '#src/site/probe-socket.ts'
import { type CheckId, type CheckResult, checks, type Outcome } from './checks.ts'
import { judge, judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput } from './judge.ts'
import { measureRoundTrips, measureThroughput } from './measure-network.ts'

/**
 * Runs the checks one after the other, so that none disturbs the measurement of another. A check that breaks has no
 * result; the others still run. Ends when `stop` is aborted; what is under way then runs into its own timeout unheard.
 */
export async function runChecks(stop: AbortSignal, onResult: (result: CheckResult) => void): Promise<void> {
  const stopped = new Promise<undefined>((resolve) =>
    stop.addEventListener('abort', () => resolve(undefined)),
  )
  for (const { id } of checks) {
    const measured = runners[id]().catch((): Outcome => ({ finding: 'unknown' }))
    const outcome = await Promise.race([measured, stopped])
    if (!outcome || stop.aborted) return
    onResult({ id, ...outcome })
  }
}

const runners: Record<CheckId, () => Promise<Outcome>> = {
  roundTrip: async () => judgeRoundTrips(await measureRoundTrips()),
  throughput: async () => judgeThroughput(await measureThroughput()),
  secureContext: async () => judge(window.isSecureContext),
  webSocket: async () => judge(await opensWebSocket(), true),
  webRtc: async () => judge('RTCPeerConnection' in window),
  // WebGL that would run in software counts as limited: the remote picture costs the processor then
  canvas: async () => judge(drawsOn('webgl2', { failIfMajorPerformanceCaveat: true }), drawsOn('2d')),
  // only looks whether the functions are there: reading would ask the visitor for permission
  clipboard: async () => judge(navigator.clipboard?.readText, navigator.clipboard?.writeText),
  keyboardLock: async () => judge('keyboard' in navigator),
  // iPhones give full screen to videos only
  fullscreen: async () =>
    judge(document.fullscreenEnabled, 'webkitEnterFullscreen' in HTMLVideoElement.prototype),
  storage: async () => judge(navigator.cookieEnabled && keepsData(), navigator.cookieEnabled),
  // RFC 6381 names of what a 1080p desktop is sent as: main or high profile, 8 bit
  h264: () => judgeDecoding('avc1.640028'),
  h265: () => judgeDecoding('hvc1.1.6.L120.90'),
  av1: () => judgeDecoding('av01.0.08M.08'),
  screen: async () => judgeScreen(window.screen, window.devicePixelRatio),
  input: async () =>
    judgeInput(matchMedia('(any-pointer: fine)').matches, matchMedia('(any-pointer: coarse)').matches),
}

/** Opens a WebSocket to this site: proxies and firewalls are what usually stands in its way. */
function opensWebSocket(): Promise<boolean> {
  const socket = new WebSocket(new URL(probeSocketPath, location.href.replace('http', 'ws')))
  return new Promise<boolean>((resolve) => {
    socket.onopen = () => resolve(true)
    socket.onerror = () => resolve(false)
    // a firewall that swallows packets gives no answer at all
    setTimeout(resolve, 5_000, false)
  }).finally(() => socket.close())
}

function drawsOn(kind: string, options?: object): boolean {
  return document.createElement('canvas').getContext(kind, options) !== null
}

function keepsData(): boolean {
  try {
    localStorage.setItem('readiness', '')
    localStorage.removeItem('readiness')
    return true
  } catch {
    return false
  }
}

async function judgeDecoding(codec: string): Promise<Outcome> {
  const size = { width: 1920, height: 1080, bitrate: 8_000_000, framerate: 30 }
  const { supported, smooth, powerEfficient } = await navigator.mediaCapabilities.decodingInfo({
    type: 'media-source',
    video: { contentType: `video/mp4; codecs="${codec}"`, ...size },
  })
  if (!supported) return judge(false)
  const easy = smooth && powerEfficient
  return { ...judge(easy, true), value: (units) => (easy ? units.hardware() : units.software()) }
}
