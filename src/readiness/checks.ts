/**
 * What the readiness check looks at, in the order it runs and is shown.
 *
 * `need` says what a missing piece means: without a `required` one the web client does not work, a `helpful` one costs
 * comfort, an `optional` one has an equal replacement.
 */
export const checks = [
  { id: 'roundTrip', group: 'network', need: 'required' },
  { id: 'throughput', group: 'network', need: 'required' },
  { id: 'secureContext', group: 'browser', need: 'required' },
  { id: 'webSocket', group: 'browser', need: 'required' },
  { id: 'webRtc', group: 'browser', need: 'helpful' },
  { id: 'canvas', group: 'browser', need: 'required' },
  { id: 'clipboard', group: 'browser', need: 'helpful' },
  { id: 'keyboardLock', group: 'browser', need: 'helpful' },
  { id: 'fullscreen', group: 'browser', need: 'helpful' },
  { id: 'storage', group: 'browser', need: 'required' },
  { id: 'h264', group: 'media', need: 'required' },
  { id: 'h265', group: 'media', need: 'optional' },
  { id: 'av1', group: 'media', need: 'optional' },
  { id: 'screen', group: 'device', need: 'required' },
  { id: 'input', group: 'device', need: 'required' },
] as const satisfies readonly { id: string; group: string; need: Need }[]

export type Need = 'required' | 'helpful' | 'optional'
export type CheckId = (typeof checks)[number]['id']
export type GroupId = (typeof checks)[number]['group']

export const groups = [...new Set(checks.map((check) => check.group))]

/** What was found: good, limited, missing, or not to be told. Each has its own sentence in the words. */
export type Finding = 'pass' | 'warn' | 'fail' | 'unknown'

/** What the finding means for a trial; only `fail` stands in the way of one. */
export type Grade = Finding | 'optional'

/** A check's answer, with what was measured as plain numbers and names, so that it can be told in any language. */
export type CheckResult = { id: CheckId; finding: Finding; value?: MeasuredValue }

export type MeasuredValue =
  | { kind: 'roundTrip'; median: number; jitter: number }
  | { kind: 'rate'; mbps: number }
  | { kind: 'screen'; width: number; height: number; ratio: number; depth: number }
  | { kind: 'decoding'; how: 'hardware' | 'software' }
  | { kind: 'input'; devices: readonly InputDevice[] }

export type InputDevice = 'mouse' | 'touch'
