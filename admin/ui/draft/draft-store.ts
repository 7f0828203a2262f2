import type { Outcome } from '../../read-staff.server.ts'
import { noAnswer } from '../use-faults.ts'
import { isSame, mergeByField, valueAt, withoutOwn, withValue } from './merge.ts'

type DraftState<Item, T> = {
  /** as the server has it */
  item: Item
  /** what can be typed of that */
  base: T
  typed: T
  isSaving: boolean
  /** what was sent since the last answer: the server may have it */
  unanswered: readonly T[]
  /** why it was not saved */
  refusal: string | undefined
  savedAt: number | undefined
  /** what both have changed, by path, and what the other has saved: with the version of `item` nothing is sent over it */
  conflict: { item: Item; base: T; fields: string[] } | undefined
  /** what was done last */
  said: string
}

/** What is kept in the browser until it is saved. */
export type KeptDraft<T> = Pick<DraftState<unknown, T>, 'typed' | 'base' | 'unanswered'>

export type DraftWork<Item, T> = {
  /** what can be typed of it, as JSON */
  typedOf: (item: Item) => T
  /** @param item with the version that is to be changed */
  save: (item: Item, typed: T) => Promise<Outcome<Item>>
  /** the newest, once somebody else has changed it */
  read: () => Promise<Item>
  /** what is said once it is saved */
  done?: string
  /** saved a moment after the last key, too */
  isAutosaved?: boolean
  /** asked before it is saved */
  isValid?: () => boolean
  onItem?: (item: Item) => void
  onOutcome?: (outcome: Outcome<unknown> | undefined) => void
}

/** After the last key, in ms; and between two attempts. */
const pause = 1_200
const retryAfter = 8_000
/** What trying again does not change. */
const final = ['unauthorised', 'forbidden']

export function isUnsaved<T>({ base, typed }: Pick<DraftState<unknown, T>, 'base' | 'typed'>): boolean {
  return !isSame(base, typed)
}

/** A record that is being edited: what is typed of it, merged field by field with what others have saved meanwhile. */
export class DraftStore<Item, T> {
  /** taken anew at each render of its page */
  work: DraftWork<Item, T>
  #state: DraftState<Item, T>
  #listeners = new Set<() => void>()
  #saving: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(initial: Item, work: DraftWork<Item, T>) {
    this.work = work
    const base = work.typedOf(initial)
    this.#state = {
      item: initial,
      base,
      typed: base,
      isSaving: false,
      unanswered: [],
      refusal: undefined,
      savedAt: undefined,
      conflict: undefined,
      said: '',
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    this.#schedule()
    return () => {
      this.#listeners.delete(listener)
      this.#schedule()
    }
  }

  getState = () => this.#state

  change = (change: (typed: T) => T): void => this.#put({ typed: change(this.#state.typed), said: '' })

  /**
   * @param isForced where nothing is typed, too
   * @returns whether all that was typed is saved
   */
  save = async ({ isForced = false } = {}): Promise<boolean> => {
    // several may wait for the same one
    while (this.#saving) await this.#saving
    if (this.#state.conflict || this.work.isValid?.() === false) return false
    if (!isForced && !isUnsaved(this.#state)) {
      this.#put({ said: this.work.done ?? '' })
      return true
    }
    this.#saving = this.#send().finally(() => {
      this.#saving = undefined
      this.#put({ isSaving: false })
    })
    return this.#saving
  }

  /**
   * Another operation on the record, once what is typed is saved.
   * @param done what is said then
   * @param isReplacing what is typed goes
   */
  act = async (
    operation: (item: Item) => Promise<Outcome<Item>>,
    done: string,
    { isReplacing = false } = {},
  ): Promise<boolean> => {
    if (!isReplacing && !(await this.save())) return false
    const { item, base, typed } = this.#state
    const outcome = await operation(item).catch(() => noAnswer)
    if (outcome.ok) this.#take(outcome.data, isReplacing ? typed : base, { said: done })
    else {
      this.#put({ said: '' })
      if (outcome.code === 'changed-meanwhile') await this.reload()
    }
    this.work.onOutcome?.(outcome)
    return outcome.ok
  }

  /** Takes what somebody else has saved. @returns whether it could be read, and merged without a question */
  reload = async (): Promise<boolean> => {
    try {
      const item = await this.work.read()
      this.work.onOutcome?.(fine)
      return this.#merge(item)
    } catch {
      this.work.onOutcome?.(noAnswer)
      this.#put({ refusal: noAnswer.code })
      return false
    }
  }

  /** Takes a newer one that was read. While a save is under way, its answer tells what others have saved. */
  follow = (item: Item): void => {
    if (!this.#saving) this.#merge(item)
  }

  /** Goes on with an answer of the server to something else than saving. */
  replace = (item: Item, said = ''): void => this.#take(item, this.#state.base, { said })

  /** Types again what was kept. */
  restore = ({ typed, base, unanswered }: KeptDraft<T>): void => {
    const now = this.#state
    const since = withoutOwn(base, typed, now.base, unanswered)
    const { merged } = mergeByField(since, typed, now.typed)
    const { conflicts: fields } = mergeByField(since, typed, now.base)
    this.#put({
      typed: merged,
      ...(fields.length > 0 && { conflict: { item: now.item, base: now.base, fields } }),
    })
  }

  /** Ends a conflict. @param theirs paths of the fields that are taken from the other side */
  resolve = (theirs: readonly string[]): void => {
    const { conflict, typed: ours } = this.#state
    if (!conflict) return
    const { item, base } = conflict
    const typed = theirs.reduce((chosen, path) => withValue(chosen, path, valueAt(base, path)), ours)
    this.#put({ item, base, typed, conflict: undefined, unanswered: [] })
  }

  #put(change: Partial<DraftState<Item, T>>): void {
    const { item } = this.#state
    this.#state = { ...this.#state, ...change }
    if (this.#state.item !== item) this.work.onItem?.(this.#state.item)
    this.#schedule()
    for (const listener of this.#listeners) listener()
  }

  /** Saves it by itself, while a page shows it. */
  #schedule(): void {
    clearTimeout(this.#timer)
    const { isSaving, conflict, refusal } = this.#state
    if (!this.work.isAutosaved || this.#listeners.size === 0) return
    if (isSaving || conflict || !isUnsaved(this.#state) || final.includes(refusal ?? '')) return
    this.#timer = setTimeout(() => void this.save(), refusal === undefined ? pause : retryAfter)
  }

  /** Goes on with an answer. @param since what was typed when it was asked for: what is typed since stays */
  #take(item: Item, since: T, change: Partial<DraftState<Item, T>>): void {
    const base = this.work.typedOf(item)
    const { merged } = mergeByField(since, this.#state.typed, base)
    this.#put({ item, base, typed: merged, unanswered: [], refusal: undefined, ...change })
  }

  /** What both have changed is a conflict. @returns whether there is none */
  #merge(item: Item): boolean {
    const now = this.#state
    const base = this.work.typedOf(item)
    const since = withoutOwn(now.base, now.typed, base, now.unanswered)
    const { merged, conflicts: fields } = mergeByField(since, now.typed, base)
    if (fields.length === 0) this.#put({ item, base, typed: merged, unanswered: [] })
    else this.#put({ typed: merged, conflict: { item, base, fields } })
    return fields.length === 0
  }

  async #send(): Promise<boolean> {
    const { item, typed, unanswered } = this.#state
    this.#put({ isSaving: true, refusal: undefined, said: '', unanswered: [...unanswered, typed] })
    const outcome = await this.work.save(item, typed).catch(() => noAnswer)
    if (outcome.ok) this.#take(outcome.data, typed, { savedAt: Date.now() })
    else if (outcome.code !== 'changed-meanwhile') this.#put({ refusal: outcome.code })
    else if (!(await this.reload())) return false
    else if (isUnsaved(this.#state)) return this.#send()
    const isRefused = this.#state.refusal !== undefined
    this.work.onOutcome?.(isRefused ? outcome : fine)
    if (isRefused || isUnsaved(this.#state)) return false
    this.#put({ said: this.work.done ?? '' })
    return true
  }
}

const fine = { ok: true, data: null } as const
