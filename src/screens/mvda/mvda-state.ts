/** Sample endpoints, with frames per second and Mbit/s on each line. */
export const sample = {
  endpoints: {
    thin: { width: 136, height: 85, pixels: '1920 × 1080', frames: [60, 18, 24], megabits: [12, 1.1, 1.7] },
    laptop: { width: 136, height: 85, pixels: '1920 × 1200', frames: [60, 16, 24], megabits: [13, 1.2, 1.8] },
    tablet: {
      width: 120,
      height: 90,
      pixels: '2048 × 1536',
      frames: [60, 15, 20],
      megabits: [14.5, 1.3, 1.9],
    },
    phone: { width: 50, height: 97, pixels: '1080 × 2160', frames: [60, 20, 30], megabits: [6, 0.8, 1.2] },
  },
  /** `capacity` in Mbit/s; `picture` is image detail in per cent, text is always sharp */
  lines: {
    good: { capacity: 100, transport: 'UDP', codec: 'H.265', picture: 100 },
    mobile: { capacity: 1.5, transport: 'TCP', codec: 'H.264', picture: 40 },
    branch: { capacity: 2, transport: 'UDP', codec: 'H.265', picture: 70 },
  },
} as const

export type Endpoint = keyof typeof sample.endpoints
export type Line = keyof typeof sample.lines
export const endpoints = Object.keys(sample.endpoints) as Endpoint[]
export const lines = Object.keys(sample.lines) as Line[]

/** `connects` counts connections: only another endpoint reconnects, not another line. */
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

export function figuresOf({ endpoint, line }: Pick<MvdaState, 'endpoint' | 'line'>) {
  const { pixels, frames, megabits } = sample.endpoints[endpoint]
  const at = lines.indexOf(line)
  return { ...sample.lines[line], pixels, frames: frames[at] ?? 0, megabits: (megabits[at] ?? 0).toFixed(1) }
}
