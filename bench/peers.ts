import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Dialect, peerPage } from './peer-page.ts'

/** Build folder of the peers, ignored by git. */
export const benchDir = resolve('.bench')

/** `home`: component file of our home page; `product`: of a linked page, in client-side routed peers. */
type Peer = { title: string; dialect: Dialect; home: string; product?: string; start: string[] }

/** Our page behind the peers' second page. */
export const secondPage = '/en/product/mvda'

const described: Record<string, Peer> = {
  next: {
    title: 'Next.js',
    dialect: 'jsx',
    home: 'app/home.jsx',
    product: 'app/product.jsx',
    start: ['node_modules/next/dist/bin/next', 'start'],
  },
  nuxt: {
    title: 'Nuxt',
    dialect: 'vue',
    home: 'app/components/Home.vue',
    product: 'app/components/Product.vue',
    start: ['.output/server/index.mjs'],
  },
  astro: {
    title: 'Astro',
    dialect: 'astro',
    home: 'src/home.astro',
    start: ['dist/server/entry.mjs'],
  },
}

export const peers = Object.entries(described).map(([name, peer]) => {
  const { dependencies } = JSON.parse(readFileSync(`bench/peers/${name}/package.json`, 'utf8'))
  const folder = join(benchDir, name)
  const title = `${peer.title} ${dependencies[name]}`
  return { ...peer, name, title, folder, builtFile: join(folder, 'built') }
})

export function installTools(): void {
  installPackages('bench')
}

export async function buildPeers(siteUrl: string): Promise<void> {
  const pages = { home: await textOf(`${siteUrl}/en`), product: await textOf(siteUrl + secondPage) }
  const css = await stylesOf(pages.home, siteUrl)
  for (const { name, title, dialect, folder, builtFile, home, product } of peers) {
    console.log(`Building ${title} ...`)
    cpSync(`bench/peers/${name}`, folder, { recursive: true })
    rmSync(builtFile, { force: true })
    installPackages(folder)
    const top = join(folder, home.replace(/\/.*/, ''))
    for (const [page, component] of Object.entries({ home, product })) {
      if (!component) continue
      const { markup, words } = peerPage(pages[page as keyof typeof pages], dialect)
      const file = join(folder, component)
      const template = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        template.replace('MARKUP', () => markup),
      )
      writeFileSync(join(top, `${page}.json`), JSON.stringify(words))
    }
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

async function textOf(url: string | URL): Promise<string> {
  return (await fetch(url)).text()
}

async function stylesOf(html: string, siteUrl: string): Promise<string> {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const paths = [...html.matchAll(/<link\b(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g)]
  const linked = paths.map(([, path = '']) => textOf(new URL(path, siteUrl)))
  return [...inline, ...(await Promise.all(linked))].join('\n').replace(/@font-face\s*\{[^}]*\}/g, '')
}
