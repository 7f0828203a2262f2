/** A test that measures time is one of the machine, and a second attempt hides what depends on time; drills have clocks. */
export function checkTestsOfTime(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.(test|spec)\.tsx?$|\.config\.ts$/.test(path) || /^tests\/(drills|house-rules)\//.test(path))
      return []
    const [clock] = /performance\.now\(\)|process\.hrtime|monitorEventLoopDelay/.exec(text) ?? []
    const [attempts] = /\bretr(?:y|ies): ?(?!0\b)\w+/.exec(text) ?? []
    return [
      ...(clock ? [`${path}  measures time by ${clock}: count calls, or set the limit`] : []),
      ...(attempts ? [`${path}  tries again by '${attempts}': a test passes at its first attempt`] : []),
    ]
  })
}
