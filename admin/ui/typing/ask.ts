type Question = {
  title: string
  text: string
  /** what is done */
  submit: string
  /** has to be typed first, where it cannot be undone */
  name?: string
}

export type Asked = Question & { answer: (isConfirmed: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function put(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** @returns whether it was confirmed; an earlier question that is still open is answered with no */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      put(undefined)
      resolve(isConfirmed)
    }
    put({ ...question, answer })
  })
}

export function onAsk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function askedNow(): Asked | undefined {
  return asked
}
