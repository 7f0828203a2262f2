import tokens from '#src/ui/tokens.css?raw'

/** What a drawing stands on: paper, the tinted zone, the ink of the dark scheme, or the pane's blue. */
export type Ground = 'paper' | 'zone' | 'ink' | 'pane'

/** The tokens that drawings use, as colours, since images have no style sheet. On the pane ground and ink change places. */
export function groundColours(ground: Ground): Record<string, string> {
  const pane = colour('pane', 'light')
  const found = names.map((name) => [name, colour(name, ground === 'ink' ? 'dark' : 'light')])
  return {
    ...Object.fromEntries(found),
    ...(ground === 'pane' && { ...onPane, bg: pane, surface: pane, 'on-pane': pane }),
  }
}

const names = ['bg', 'zone', 'surface', 'line', 'text', 'text-2', 'pane', 'on-pane', 'signal']
const onPane = {
  zone: '#0f38b0',
  line: '#5b80ee',
  text: '#fff',
  'text-2': '#dbe5ff',
  pane: '#fff',
  signal: '#ffb08c',
}

/** @throws when tokens.css lacks it */
function colour(name: string, scheme: 'light' | 'dark'): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const found = scheme === 'light' ? light : dark
  if (!found) throw new Error(`tokens.css has no colour ${name}`)
  return found
}
