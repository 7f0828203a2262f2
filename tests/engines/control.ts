// never run: the check of calls must find these, or it finds nothing (check-source.ts)
export const newer = [
  'a'.toWellFormed(),
  URL.canParse('a'),
  URL.parse('a'),
  new URLSearchParams().size,
  document.body.checkVisibility(),
  /(?<=a)b/,
  Map.groupBy([1], String),
]
// and not these
export const known = [new Map().size, JSON.parse('1'), Object.hasOwn({}, 'a'), [1].at(0)]
