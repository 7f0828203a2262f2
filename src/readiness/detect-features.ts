import type { Finding, InputDevice } from './checks.ts'
import type { Decoding, Screen } from './evaluate.ts'

export function detectSecureContext(): Finding {
  return window.isSecureContext ? 'pass' : 'fail'
}

/** WebGL that would run in software counts as limited: the remote picture costs the processor then. */
export function detectCanvas(): Finding {
  const context = (kind: string, options?: object) =>
    document.createElement('canvas').getContext(kind, options)
  if (!context('2d')) return 'fail'
  const accelerated = { failIfMajorPerformanceCaveat: true }
  return context('webgl2', accelerated) || context('webgl', accelerated) ? 'pass' : 'warn'
}

/** Only looks whether the functions are there: reading would ask the visitor for permission. */
export function detectClipboard(): Finding {
  const clipboard: Partial<Clipboard> | undefined = navigator.clipboard
  if (!clipboard?.writeText) return 'fail'
  return clipboard.readText ? 'pass' : 'warn'
}

export function detectKeyboardLock(): Finding {
  const { keyboard } = navigator as { keyboard?: { lock?: unknown } }
  return typeof keyboard?.lock === 'function' ? 'pass' : 'fail'
}

/** Telephones of one maker give full screen to videos only. */
export function detectFullscreen(): Finding {
  if (document.fullscreenEnabled) return 'pass'
  return 'webkitEnterFullscreen' in document.createElement('video') ? 'warn' : 'fail'
}

export function detectStorage(): Finding {
  if (!navigator.cookieEnabled) return 'fail'
  try {
    const key = 'readiness-storage'
    localStorage.setItem(key, key)
    const kept = localStorage.getItem(key) === key
    localStorage.removeItem(key)
    return kept ? 'pass' : 'warn'
  } catch {
    return 'warn'
  }
}

export function detectScreen(): Screen {
  const { width, height, colorDepth } = window.screen
  return { width, height, ratio: window.devicePixelRatio, depth: colorDepth }
}

export function detectInput(): InputDevice[] {
  const devices: InputDevice[] = []
  if (matchMedia('(any-pointer: fine)').matches) devices.push('mouse')
  if (matchMedia('(any-pointer: coarse)').matches || navigator.maxTouchPoints > 0) devices.push('touch')
  return devices
}

/** RFC 6381 names of what a 1080p desktop at 30 pictures a second is sent as: main or high profile, 8 bit. */
const codecs = { h264: 'avc1.640028', h265: 'hvc1.1.6.L120.90', av1: 'av01.0.08M.08' } as const

/** What the browser says about decoding; undefined where it has no way to say. */
export async function detectDecoding(id: keyof typeof codecs): Promise<Decoding | undefined> {
  const codec = codecs[id]
  const [told, decoder] = await Promise.all([toldByCapabilities(codec), toldByDecoder(codec)])
  if (!told && decoder === undefined) return undefined
  return {
    supported: Boolean(told?.supported || decoder),
    smooth: Boolean(told?.supported && told.smooth),
    powerEfficient: Boolean(told?.supported && told.powerEfficient),
  }
}

async function toldByCapabilities(codec: string): Promise<MediaCapabilitiesInfo | undefined> {
  const capabilities: MediaCapabilities | undefined = navigator.mediaCapabilities
  return capabilities
    ?.decodingInfo({
      type: 'media-source',
      video: {
        contentType: `video/mp4; codecs="${codec}"`,
        width: 1920,
        height: 1080,
        bitrate: 8_000_000,
        framerate: 30,
      },
    })
    .catch(() => undefined)
}

async function toldByDecoder(codec: string): Promise<boolean | undefined> {
  if (typeof VideoDecoder === 'undefined') return undefined
  const asked = VideoDecoder.isConfigSupported({ codec, codedWidth: 1920, codedHeight: 1080 })
  return asked.then(({ supported }) => supported === true).catch(() => undefined)
}
