import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Dialect, peerPage } from './peer-page.ts'

/** Where peers are installed and built; git ignores it. */
export const benchDir = resolve('.bench')

/** `component` is made from our home page; `start` is what node is to run. */
type Peer = { title: string; dialect: Dialect; component: string; start: string[] }

const described: Record<string, Peer> = {
  next: {
    title: 'Next.js',
    dialect: 'jsx',
    component: 'app/home.jsx',
    start: ['node_modules/next/dist/bin/next', 'start'],
  },
  nuxt: {
    title: 'Nuxt',
    dialect: 'vue',
    component: 'app/components/Home.vue',
    start: ['.output/server/index.mjs'],
  },
  astro: {
    title: 'Astro',
    dialect: 'astro',
    component: 'src/home.astro',
    start: ['dist/server/entry.mjs'],
  },
}

export const peers = Object.entries(described).map(([name, peer]) => {
  const { dependencies } = JSON.parse(readFileSync(`bench/peers/${name}/package.json`, 'utf8'))
  const folder = join(benchDir, name)
  const title = `${peer.title} ${dependencies[name]}`
  return { ...peer, name, title, folder, builtFile: join(folder, 'built') }
})

/** Installs the bench's own packages, autocannon and Lighthouse, where they are not. */
export function installTools(): void {
  installPackages('bench')
}

/** Installs (once) and builds the peers with our home page as theirs. */
export async function buildPeers(siteUrl: string): Promise<void> {
  const html = await (await fetch(`${siteUrl}/en`)).text()
  const css = await stylesOf(html, siteUrl)
  for (const { name, title, dialect, folder, builtFile, component } of peers) {
    console.log(`Building ${title} ...`)
    cpSync(`bench/peers/${name}`, folder, { recursive: true })
    rmSync(builtFile, { force: true })
    installPackages(folder)
    const { markup, words } = peerPage(html, dialect)
    const file = join(folder, component)
    const top = join(folder, component.replace(/\/.*/, ''))
    const template = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      template.replace('MARKUP', () => markup),
    )
    writeFileSync(join(top, 'words.json'), JSON.stringify(words))
    writeFileSync(join(top, 'home.css'), css)
    npm('run build', folder)
    writeFileSync(builtFile, '')
  }
}

function installPackages(folder: string): void {
  if (!existsSync(join(folder, 'node_modules')))
    npm('ci --ignore-scripts --include=dev --no-audit --no-fund', folder)
}

function npm(command: string, cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('npm', command.split(' '), { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The page's styles, inline and linked, without its fonts, which are files of ours. */
async function stylesOf(html: string, siteUrl: string): Promise<string> {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const paths = [...html.matchAll(/<link\b(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g)]
  const linked = paths.map(async ([, path = '']) => (await fetch(new URL(path, siteUrl))).text())
  return [...inline, ...(await Promise.all(linked))].join('\n').replace(/@font-face\s*\{[^}]*\}/g, '')
}
