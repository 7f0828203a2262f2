import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const css = `.a:hover { color: red }
@media (hover: hover) { .b:hover { color: red } .c { &:hover { color: blue } } }
@media (width > 1px) { .d:hover { color: red } }
.e { text-decoration: underline 2px }
.f { text-decoration: underline }
`
const tsx = `// 注释
export const a = ['ok', '中文']
export const b = \`x \${a}，\`
export const c = <p title="标题">{a}</p>
export const d = <p>中文 {a}</p>
export const e = { ...{ a }, b }
export const f = <p {...{ title: b }} {...e} />
export const g = { ...e, ...(a && { b }) }
export const h = new Date().toISOString().slice(0, 10)
export const i = new Date(0).toISOString().split('T')[0]
export const j = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format()
export const k = new Date().toLocaleDateString('sv-SE')
export const l = [new Date().toISOString(), new Intl.ListFormat('en'), b.slice(0, 10), b.split('T')]
`
const listeners = `document.addEventListener('input', f, true)
addEventListener('change', f, { capture: true, passive: true })
for (const type of types) document.addEventListener(type, f, true)
export const a = <p onInputCapture={f} />
export const b = <p onChangeCapture={f} />
addEventListener('input', f)
addEventListener('input', f, { passive: true })
addEventListener('input', () => f(a, true))
document.addEventListener('invalid', f, true)
`
const changes = `await changeApi('a.b')
void changeApi('a.b').catch(() => {})
export const a = <Button onClick={() => changeApi('a.b', { id })} />
export const b = <Button onClick={async () => { await c(changeApi('a.b')) }} />
export const c = <ActionForm send={() => changeApi('a.b')} />
const outcome = await changeApi('a.b')
setOutcome(await changeApi('a.b'))
`
const fields = `export const a = <input className="in" value={b} onChange={f} />
export const c = (
  <textarea
    value={b}
    onChange={f}
  />
)
export const d = <input type="checkbox" value={b} onChange={f} />
export const e = <input {...own} defaultValue={b} />
`

it('reports what each plugin forbids, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugins-'))
  try {
    const plugins = [
      'capture',
      'changes',
      'dates',
      'fields',
      'hover',
      'spread',
      'text-decoration',
      'words',
    ].map((name) => resolve(`tools/check/biome/${name}.grit`))
    mkdirSync(join(folder, 'src'))
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
    )
    writeFileSync(join(folder, 'src/a.css'), css)
    writeFileSync(join(folder, 'src/a.tsx'), tsx)
    writeFileSync(join(folder, 'src/changes.tsx'), changes)
    writeFileSync(join(folder, 'src/fields.tsx'), fields)
    writeFileSync(join(folder, 'src/listeners.tsx'), listeners)
    expect(lint(folder)).toEqual([
      'src/a.css:1',
      'src/a.css:3',
      'src/a.css:4',
      'src/a.tsx:10',
      'src/a.tsx:11',
      'src/a.tsx:12',
      'src/a.tsx:2',
      'src/a.tsx:3',
      'src/a.tsx:4',
      'src/a.tsx:5',
      'src/a.tsx:6',
      'src/a.tsx:7',
      'src/a.tsx:9',
      'src/changes.tsx:1',
      'src/changes.tsx:2',
      'src/changes.tsx:3',
      'src/fields.tsx:1',
      'src/fields.tsx:3',
      'src/listeners.tsx:1',
      'src/listeners.tsx:2',
      'src/listeners.tsx:3',
      'src/listeners.tsx:4',
      'src/listeners.tsx:5',
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function lint(cwd: string): string[] {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  try {
    execFileSync(process.execPath, [biome, 'lint', '--reporter=github', '.'], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return [...stdout.matchAll(/file=.*?(src[^,]+),line=(\d+)/g)]
      .map(([, file, line]) => `${file}:${line}`)
      .sort()
  }
}
