import { useEffect, useReducer, useRef } from 'react'
import type { CheckId, CheckResult } from './checks.ts'

export type CheckState = {
  /** failed: the program of the check could not be loaded */
  phase: 'idle' | 'loading' | 'running' | 'done' | 'stopped' | 'failed'
  /** the check that runs now */
  current?: CheckId
  results: readonly CheckResult[]
  /** when the last result came */
  endedAt?: Date
}

/** Runs the readiness check when asked, one run at a time. What measures is loaded on the first run. */
export function useReadinessCheck(): CheckState & { start: () => void; stop: () => void } {
  const [state, dispatch] = useReducer(reduce, { phase: 'idle', results: [] })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function start() {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const stop = controller.signal
    // a run that was stopped says nothing any more
    const tell = (event: Event) => stop.aborted || dispatch(event)
    dispatch({ type: 'load' })
    import('./run-checks.ts').then(
      ({ runChecks }) =>
        runChecks({
          stop,
          onStart: (id) => tell({ type: 'check', id }),
          onResult: (result) => tell({ type: 'result', result }),
        }).then(() => tell({ type: 'end' })),
      () => tell({ type: 'fail' }),
    )
  }

  function stop() {
    running.current?.abort()
    dispatch({ type: 'stop' })
  }

  return { ...state, start, stop }
}

type Event =
  | { type: 'load' | 'end' | 'stop' | 'fail' }
  | { type: 'check'; id: CheckId }
  | { type: 'result'; result: CheckResult }

function reduce(state: CheckState, event: Event): CheckState {
  const { results } = state
  switch (event.type) {
    case 'load':
      return { phase: 'loading', results: [] }
    case 'check':
      return { phase: 'running', current: event.id, results }
    case 'result':
      return { ...state, results: [...results, event.result] }
    case 'end':
      return { phase: 'done', results, endedAt: new Date() }
    case 'stop':
      return { phase: results.length > 0 ? 'stopped' : 'idle', results, endedAt: new Date() }
    case 'fail':
      return { phase: 'failed', results: [] }
  }
}
