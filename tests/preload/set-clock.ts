// loaded before a program (node --import): its clock is off by the milliseconds that the file CLOCK_OFFSET holds
import { readFileSync } from 'node:fs'

const { CLOCK_OFFSET: file } = process.env
const Real = Date

// the monotonic clock stays right, as it does when the system's clock is set
const now = () => Real.now() + (file ? Number(readFileSync(file, 'utf8')) : 0)

globalThis.Date = new Proxy(Real, {
  construct: (_, given, target) => Reflect.construct(Real, given.length > 0 ? given : [now()], target),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
})
