/** The date as HTTP writes it, made once a second. */
export function currentDate(): string {
  const now = Date.now()
  // a clock that was set back counts as well
  if (now >= until || now < until - 1000) {
    text = new Date(now).toUTCString()
    until = now - (now % 1000) + 1000
  }
  return text
}

let text = ''
let until = 0
