import { mdwSample } from './mdw-sample.ts'

export const deviceIds = ['phoneA', 'phoneB', 'board', 'unit'] as const
export type DeviceId = (typeof deviceIds)[number]

/** Free, plugged into the visitor's desktop, somebody else's, or somebody else's with the next slot booked. */
export type DeviceState = 'free' | 'on' | 'held' | 'book'

export type MdwState = {
  picked: DeviceId
  devices: Readonly<Record<DeviceId, DeviceState>>
  /** how many lines of a device's log have been written */
  written: Readonly<Record<DeviceId, number>>
  paused: boolean
  /** the picked device has just been plugged in, unplugged or booked */
  acted: boolean
}

export type MdwAction = { type: 'pick'; device: DeviceId } | { type: 'plug' | 'log' | 'line' | 'whole' }

/** As the server sends it: a phone is plugged in, and its log is complete. */
export const startState: MdwState = {
  picked: 'phoneB',
  devices: { phoneA: 'held', phoneB: 'on', board: 'free', unit: 'free' },
  written: { phoneA: 0, phoneB: mdwSample.phoneB.log.length, board: 0, unit: 0 },
  paused: false,
  acted: false,
}

const pressed = { free: 'on', on: 'free', held: 'book', book: 'held' } as const

export function mdwReducer(state: MdwState, action: MdwAction): MdwState {
  const { picked, devices, written } = state
  const write = (lines: number) => ({ ...state, written: { ...written, [picked]: lines } })
  switch (action.type) {
    case 'pick':
      return { ...state, picked: action.device, paused: false, acted: false }
    case 'plug':
      return {
        ...write(0),
        devices: { ...devices, [picked]: pressed[devices[picked]] },
        paused: false,
        acted: true,
      }
    case 'log':
      return logOf(state) === 'end' ? { ...write(0), paused: false } : { ...state, paused: !state.paused }
    case 'line':
      return logOf(state) === 'run' ? write(written[picked] + 1) : state
    case 'whole':
      return write(mdwSample[picked].log.length)
  }
}

/** What the picked device's log does; undefined where the device is not the visitor's. */
export function logOf({ picked, devices, written, paused }: MdwState): 'run' | 'pause' | 'end' | undefined {
  if (devices[picked] !== 'on') return undefined
  if (written[picked] >= mdwSample[picked].log.length) return 'end'
  return paused ? 'pause' : 'run'
}
