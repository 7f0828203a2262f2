const most = 60

/**
 * The part of Playwright's error context that says what somebody sees: dialogs and messages, else the main part.
 * @param context `error-context.md`, with an accessibility tree as YAML
 */
export function placeIn(context: string): string {
  const tree = /```yaml\n([\s\S]*?)```/.exec(context)?.[1]?.trimEnd() ?? ''
  const lines = tree.split('\n')
  const dialogs = subtrees(lines, /^ *- (dialog|alertdialog)\b/)
  const messages = subtrees(lines, /^ *- (alert|status)\b/)
  const places = dialogs.length > 0 ? dialogs : subtrees(lines, /^ *- main\b/)
  const shown = [...messages, ...(places.length > 0 ? places : lines)]
  return shown.length > most
    ? [...shown.slice(0, most), `(${shown.length - most} more lines)`].join('\n')
    : shown.join('\n')
}

function subtrees(lines: readonly string[], start: RegExp): string[] {
  const depthOf = (line: string) => line.search(/\S/)
  let within = -1
  return lines.filter((line) => {
    if (within >= 0 && depthOf(line) > within) return true
    within = start.test(line) ? depthOf(line) : -1
    return within >= 0
  })
}
