/**
 * The framework's data without the names that nothing asks for. It names every object and list (`$R[7]={…}`), for those
 * that are met twice; names are numbers, of which no two are alike, so that they compress badly.
 * @param script all of a page's script that may ask for a name
 */
export function withoutUnusedNames(script: string): string {
  const uses = new Map<string, number>()
  for (const [, , name] of script.matchAll(textOrName))
    if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1)
  return script.replace(textOrName, (all, part?: string, name?: string, equals?: string) =>
    part && equals && uses.get(name ?? '') === 1 ? '' : all,
  )
}

/**
 * What is written in quotes is somebody's words, and passed over; a name with its sign where it is given to a part of
 * something: what a function gives back (`=>$R[0]={…}`) would become its body.
 */
const textOrName = /"(?:[^"\\]|\\.)*"|(?<=([[(,:])?)\$R\[(\d+)\](=(?!=))?/g
