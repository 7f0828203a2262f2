import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Dialect, peerPage } from './peer-page.ts'

/** A framework that serves our home page, with the files of its folder that are made from that page. */
type Peer = {
  name: string
  dialect: Dialect
  build: string[]
  args: string[]
  component: string
  source: (markup: string) => string
}

/** Where peers are installed and built; git ignores it. */
export const benchDir = '.bench'

export const telemetryOff = {
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}

const described: Peer[] = [
  {
    name: 'next',
    dialect: 'jsx',
    build: ['node_modules/next/dist/bin/next', 'build'],
    args: ['node_modules/next/dist/bin/next', 'start'],
    component: 'app/home.jsx',
    source: (markup) =>
      `'use client'\nimport Link from 'next/link'\nimport w from './words.json'\n\nexport const Home = () => <>${markup}</>\n`,
  },
  {
    name: 'nuxt',
    dialect: 'vue',
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    args: ['.output/server/index.mjs'],
    component: 'app/components/Home.vue',
    source: (markup) =>
      `<script setup>\nimport w from '~/words.json'\n</script>\n<template><div>${markup}</div></template>\n`,
  },
  {
    name: 'astro',
    dialect: 'astro',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    args: ['dist/server/entry.mjs'],
    component: 'src/home.astro',
    source: (markup) => `---\nimport w from './words.json'\n---\n${markup}\n`,
  },
]

export const peers = described.map((peer) => {
  const { dependencies } = JSON.parse(readFileSync(`bench/peers/${peer.name}/package.json`, 'utf8'))
  const title = `${{ next: 'Next.js', nuxt: 'Nuxt', astro: 'Astro' }[peer.name]} ${dependencies[peer.name]}`
  return { ...peer, title, cwd: join(benchDir, peer.name) }
})

/** Installs the bench's own packages: autocannon and Lighthouse. */
export function installTools(): void {
  installPackages('bench')
}

/** Installs (once) and builds the peers with our home page as theirs. */
export async function buildPeers(siteUrl: string): Promise<void> {
  const html = await (await fetch(`${siteUrl}/en`)).text()
  const css = await stylesOf(html, siteUrl)
  for (const { name, title, dialect, cwd, build, component, source } of peers) {
    console.log(`Building ${title} ...`)
    cpSync(`bench/peers/${name}`, cwd, { recursive: true })
    rmSync(join(cwd, 'built'), { force: true })
    installPackages(cwd)
    const { markup, words } = peerPage(html, dialect)
    const top = dialect === 'astro' ? 'src' : 'app'
    const files = {
      [component]: source(markup),
      [`${top}/words.json`]: JSON.stringify(words),
      [`${top}/home.css`]: css,
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true })
      writeFileSync(join(cwd, path), text)
    }
    run(process.execPath, build, cwd)
    writeFileSync(join(cwd, 'built'), '')
  }
}

function installPackages(cwd: string): void {
  if (existsSync(join(cwd, 'node_modules'))) return
  run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], cwd)
}

function run(program: string, args: string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production', ...telemetryOff }
  execFileSync(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The page's styles, inline and linked, without its fonts, which are files of ours. */
async function stylesOf(html: string, siteUrl: string): Promise<string> {
  const inline = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)
  const paths = [...html.matchAll(/<link\b(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g)]
  const linked = paths.map(async ([, path = '']) => (await fetch(new URL(path, siteUrl))).text())
  return [...inline, ...(await Promise.all(linked))].join('\n').replace(/@font-face\s*\{[^}]*\}/g, '')
}
