/**
 * The framework's data without the names that nothing asks for. It names every object and list (`$R[7]={…}`), for those
 * that are met twice; names are numbers, of which no two are alike, so that they compress badly.
 * @param script all of a page's script that may ask for a name
 */
export function withoutUnusedNames(script: string): string {
  const uses: number[] = []
  const given: { name: number; from: number; to: number }[] = []
  for (let found = textOrName.exec(script); found; found = textOrName.exec(script)) {
    const [, number, equals] = found
    if (number === undefined) continue
    const name = Number(number)
    uses[name] = (uses[name] ?? 0) + 1
    if (equals && before.has(script[found.index - 1]))
      given.push({ name, from: found.index, to: textOrName.lastIndex })
  }
  let left = ''
  let at = 0
  for (const { name, from, to } of given) {
    if (uses[name] !== 1) continue
    left += script.slice(at, from)
    at = to
  }
  return left + script.slice(at)
}

/** What is written in quotes is somebody's words, and passed over; a name comes with its sign where something is given it. */
const textOrName = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](=(?!=))?/g

/**
 * What stands before a part of something. Elsewhere a name stays: what a function gives back (`=>$R[0]={…}`) would become
 * its body.
 */
const before: ReadonlySet<string | undefined> = new Set('[(,:')
