import { probeSocketPath } from '#src/site/routing/probe-socket.ts'
import { type CheckId, type CheckResult, checks, type Outcome } from './checks.ts'
import { judge, judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput } from './judge.ts'
import { probePath } from './probe.ts'

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

const warmUps = 2
const rounds = 10
/** Milliseconds. A round trip that takes longer counts as this long: the line is far beyond usable then. */
const slowestRound = 5_000

/**
 * Times small requests to this site.
 * @returns milliseconds of each answered request; empty when none was answered (offline)
 */
async function measureRoundTrips(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const time = await timeOf(0, slowestRound)
    if (time === undefined) break
    if (round >= warmUps || time === slowestRound) times.push(time)
    // settles the question; the visitor need not wait for the others
    if (time === slowestRound) break
  }
  return times
}

/** Bytes, small first: a slow line is known after 100 kB and is not burdened with more. */
const stages = [100_000, 500_000, 2_000_000]
/** A stage that took this long says enough, in milliseconds. */
const longEnough = 500
const slowestStage = 10_000

/**
 * Times the arrival of larger answers.
 * @returns Mbit/s, or undefined when nothing arrived
 */
async function measureThroughput(): Promise<number | undefined> {
  let best: number | undefined
  for (const bytes of stages) {
    const time = await timeOf(bytes, slowestStage)
    if (time === undefined) break
    best = Math.max(best ?? 0, (bytes * 8) / 1000 / Math.max(time, 1))
    if (time >= longEnough) break
  }
  return best
}

/**
 * Milliseconds until an answer is there: its headers, or the bytes behind them. `longest` where it takes longer,
 * undefined without an answer or with a refusal (429).
 */
async function timeOf(bytes: number, longest: number): Promise<number | undefined> {
  const timeout = AbortSignal.timeout(longest)
  let start = performance.now()
  try {
    const response = await fetch(probePath(bytes), { cache: 'no-store', signal: timeout })
    if (!response.ok) return undefined
    if (bytes > 0) start = performance.now()
    await response.arrayBuffer()
    return Math.min(performance.now() - start, longest)
  } catch {
    return timeout.aborted ? longest : undefined
  }
}
