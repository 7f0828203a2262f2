import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** What the walks use of a page of puppeteer-core 10, which speaks to all of these browsers. */
export type OldPage = {
  goto(url: string): Promise<unknown>
  url(): string
  goBack(): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  evaluate<T>(code: string): Promise<T>
  evaluateOnNewDocument(code: string): Promise<void>
  waitForFunction(code: string, options?: { timeout: number }): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  keyboard: { press(key: string): Promise<void> }
  on(event: 'pageerror', listener: (error: Error) => void): void
}

type Puppeteer = {
  launch(
    options: object,
  ): Promise<{ newPage(): Promise<OldPage>; version(): Promise<string>; close(): Promise<void> }>
}

/** Browsers by major version, in packages that carry the binary: 109 is the last for Windows 7. */
const packages = {
  92: '@sparticuz/chromium@92.0.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
  116: '@sparticuz/chromium@116.0.0',
}

const folder = resolve('.data/engines')

export const oldVersions = Object.keys(packages).map(Number) as (keyof typeof packages)[]

/** Starts one of them, after fetching it by npm the first time. */
export async function startOldChromium(version: keyof typeof packages) {
  fetchOnce('driver', 'puppeteer-core@10.4.0')
  const [name = ''] = packages[version].split(/@\d/)
  fetchOnce(String(version), packages[version])
  const packed = join(folder, String(version), 'node_modules', name, 'bin')
  const unpacked = join(folder, String(version), 'unpacked')
  if (!existsSync(join(unpacked, 'chromium'))) unpack(packed, unpacked)
  const puppeteer: Puppeteer = createRequire(join(folder, 'driver/'))('puppeteer-core')
  return puppeteer.launch({
    executablePath: join(unpacked, 'chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-zygote',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
    env: { ...process.env, LD_LIBRARY_PATH: join(unpacked, 'lib') },
  })
}

function fetchOnce(name: string, of: string): void {
  const prefix = join(folder, name)
  if (existsSync(join(prefix, 'node_modules'))) return
  mkdirSync(prefix, { recursive: true })
  const args = [
    'install',
    '--prefix',
    prefix,
    '--no-save',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    of,
  ]
  execFileSync('npm', args, { stdio: 'inherit' })
}

function unpack(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const file of readdirSync(from)) {
    const target = join(to, file.replace(/\.br$/, ''))
    writeFileSync(target, brotliDecompressSync(readFileSync(join(from, file))))
    if (target.endsWith('.tar')) execFileSync('tar', ['-xf', target, '-C', to])
  }
  chmodSync(join(to, 'chromium'), 0o755)
}
