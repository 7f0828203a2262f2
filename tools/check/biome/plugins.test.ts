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
`

it('reports what each plugin forbids, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plugins-'))
  try {
    const plugins = ['hover', 'spread', 'text-decoration', 'words'].map((name) =>
      resolve(`tools/check/biome/${name}.grit`),
    )
    mkdirSync(join(folder, 'src'))
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
    )
    writeFileSync(join(folder, 'src/a.css'), css)
    writeFileSync(join(folder, 'src/a.tsx'), tsx)
    expect(lint(folder)).toEqual([
      'src/a.css:1',
      'src/a.css:3',
      'src/a.css:4',
      'src/a.tsx:2',
      'src/a.tsx:3',
      'src/a.tsx:4',
      'src/a.tsx:5',
      'src/a.tsx:6',
      'src/a.tsx:7',
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
