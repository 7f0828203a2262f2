/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callbacks
  const wait = globalThis.requestIdleCallback ?? setTimeout
  wait(then)
}
