import { mvdaSample as sample } from './mvda-sample.ts'

export type Endpoint = keyof typeof sample.endpoints
export type Line = keyof typeof sample.lines
export const endpoints = Object.keys(sample.endpoints) as Endpoint[]
export const lines = Object.keys(sample.lines) as Line[]

/** `connects` counts how often the whole way was taken: another endpoint takes it again, another line does not. */
export type MvdaState = { endpoint: Endpoint; line: Line; connects: number }

export const startState: MvdaState = { endpoint: 'thin', line: 'good', connects: 0 }

export type MvdaAction =
  | { type: 'endpoint'; endpoint: Endpoint }
  | { type: 'line'; line: Line }
  | { type: 'reconnect' }

export function mvdaReducer(state: MvdaState, action: MvdaAction): MvdaState {
  if (action.type === 'line') return { ...state, line: action.line }
  const endpoint = action.type === 'endpoint' ? action.endpoint : state.endpoint
  return { ...state, endpoint, connects: state.connects + 1 }
}

/** What the protocol does on this line, to this endpoint. */
export function figuresOf({ endpoint, line }: Pick<MvdaState, 'endpoint' | 'line'>) {
  const { pixels, frames, megabits } = sample.endpoints[endpoint]
  const at = lines.indexOf(line)
  return { ...sample.lines[line], pixels, frames: frames[at] ?? 0, megabits: (megabits[at] ?? 0).toFixed(1) }
}
