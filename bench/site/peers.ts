import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageNode } from './read-page.ts'
import { astro, jsx, vue, writePage } from './write-page.ts'

export type PeerName = 'next' | 'nuxt' | 'astro'

/** A framework that serves the same home page. */
export type Peer = {
  name: PeerName
  title: string
  folder: string
  args: string[]
  env(port: number): Record<string, string>
}

/** Where peers are installed and built; git ignores it. */
export const benchFolder = '.bench'

/** What the peers' page is made from. */
export type HomePage = { nodes: readonly PageNode[]; css: string }

/**
 * Installs (once) and builds a peer with our home page as its own: the same elements, words and styles, written as a
 * component of that framework.
 */
export function preparePeer(name: PeerName, page: HomePage): Peer {
  const folder = join(benchFolder, name)
  cpSync(join('bench/peers', name), folder, { recursive: true })
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!existsSync(join(folder, 'node_modules')))
    run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'])
  for (const [path, text] of Object.entries(sources[name](page))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  run(process.execPath, builds[name])
  return { name, title: `${titles[name]} ${versionOf(folder, name)}`, folder, ...programs[name] }
}

const titles = { next: 'Next.js', nuxt: 'Nuxt', astro: 'Astro' }

const builds: Record<PeerName, string[]> = {
  next: ['node_modules/next/dist/bin/next', 'build'],
  nuxt: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
  astro: ['node_modules/astro/bin/astro.mjs', 'build'],
}

const programs: Record<PeerName, Pick<Peer, 'args' | 'env'>> = {
  next: {
    args: ['node_modules/next/dist/bin/next', 'start'],
    env: (port) => ({ PORT: String(port), HOSTNAME: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' }),
  },
  nuxt: {
    args: ['.output/server/index.mjs'],
    env: (port) => ({ PORT: String(port), HOST: '127.0.0.1' }),
  },
  astro: {
    args: ['dist/server/entry.mjs'],
    env: (port) => ({ PORT: String(port), HOST: '127.0.0.1' }),
  },
}

const sources: Record<PeerName, (page: HomePage) => Record<string, string>> = {
  next: ({ nodes, css }) => {
    const { markup, words } = writePage(nodes, jsx)
    return {
      'app/home.css': css,
      'app/words.json': JSON.stringify(words),
      'app/home.jsx': `'use client'\nimport Link from 'next/link'\nimport w from './words.json'\n\nexport function Home() {\n  return <>${markup}</>\n}\n`,
    }
  },
  nuxt: ({ nodes, css }) => {
    const { markup, words } = writePage(nodes, vue)
    return {
      'app/home.css': css,
      'app/words.json': JSON.stringify(words),
      'app/components/Home.vue': `<script setup>\nimport w from '~/words.json'\n</script>\n<template><div>${markup}</div></template>\n`,
    }
  },
  astro: ({ nodes, css }) => {
    const { markup, words } = writePage(nodes, astro)
    return {
      'src/home.css': css,
      'src/words.json': JSON.stringify(words),
      'src/home.astro': `---\nimport w from './words.json'\n---\n${markup}\n`,
    }
  },
}

function versionOf(folder: string, name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return dependencies[name]
}
