/** Sample requests: a build that passed, and a contact list that was blocked. */
export const sample = {
  build: {
    /** virus, sensitive content, file type, archives */
    checks: [true, true, true, true],
    record: [
      { time: '09:12:04', key: 'asked' },
      { time: '09:12:31', key: 'checked' },
      { time: '09:20:10', key: 'first' },
    ],
    decided: {
      released: [
        { time: '09:26:40', key: 'released' },
        { time: '09:26:44', key: 'outcome' },
      ],
      refused: [
        { time: '09:26:40', key: 'refused' },
        { time: '09:26:40', key: 'outcome' },
      ],
    },
  },
  contacts: {
    checks: [true, false, true, true],
    record: [
      { time: '10:03:18', key: 'asked' },
      { time: '10:03:40', key: 'checked' },
      { time: '10:03:40', key: 'first' },
    ],
    decided: {
      review: [{ time: '10:05:12', key: 'review' }],
      returned: [{ time: '10:05:12', key: 'returned' }],
    },
  },
} as const

export type RequestId = keyof typeof sample
export const requestIds = Object.keys(sample) as RequestId[]

export type Decision = 'released' | 'refused' | 'review' | 'returned'
/** `picked` once a visitor has chosen a request: animates its checks. */
export type DscState = {
  request: RequestId
  decisions: Readonly<Partial<Record<RequestId, Decision>>>
  picked: boolean
}

export const startState: DscState = { request: 'build', decisions: {}, picked: false }

export type DscAction = { type: 'pick'; request: RequestId } | { type: 'decide'; decision?: Decision }

/** A blocked file can never be released. */
export function dscReducer(state: DscState, action: DscAction): DscState {
  if (action.type === 'pick') return { ...state, request: action.request, picked: true }
  const { [state.request]: _, ...others } = state.decisions
  if (!action.decision) return { ...state, decisions: others }
  if (!decisionsFor(state.request).includes(action.decision)) return state
  return { ...state, decisions: { ...others, [state.request]: action.decision } }
}

/** Requests without a decision. */
export function waitingIn({ decisions }: DscState): readonly RequestId[] {
  return requestIds.filter((id) => !decisions[id])
}

export function isBlocked(request: RequestId): boolean {
  return (sample[request].checks as readonly boolean[]).includes(false)
}

/** Possible decisions, the default one first. */
export function decisionsFor(request: RequestId): readonly [Decision, Decision] {
  return isBlocked(request) ? ['review', 'returned'] : ['released', 'refused']
}

/** Stage: 1 requested, 2 checked, 3 decided, 4 transferred. */
export function stationsOf({ request, decisions }: DscState): number {
  const decision = decisions[request]
  if (decision === 'released') return 4
  return decision === 'refused' || decision === 'review' ? 3 : 2
}

export type RecordLine = { time: string; key: 'asked' | 'checked' | 'first' | Decision | 'outcome' }

/** Audit records so far. */
export function recordOf({ request, decisions }: DscState): readonly RecordLine[] {
  const { record, decided } = sample[request]
  const decision = decisions[request]
  const lines = decision ? (decided as Partial<Record<Decision, readonly RecordLine[]>>)[decision] : undefined
  return [...record, ...(lines ?? [])]
}
