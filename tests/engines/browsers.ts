import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { promisedBrowsers } from '../../tools/build/promised-browsers.ts'
import { hasWebKit, startWebKit } from './webkit-gtk.ts'

/** What the walks use of a page, as puppeteer-core has it. */
export type OldPage = {
  goto(url: string): Promise<unknown>
  url(): string | Promise<string>
  goBack(): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  evaluate<T>(code: string): Promise<T>
  evaluateOnNewDocument(code: string): Promise<void>
  waitForFunction(code: string, options?: { timeout: number }): Promise<unknown>
  type(selector: string, text: string): Promise<void>
  keyboard: { press(key: string): Promise<void> }
}

export type OldBrowser = { newPage(): Promise<OldPage>; close(): Promise<void> }
type Puppeteer = { launch(options: object): Promise<OldBrowser> }

/** What is promised to it (docs/decisions/0035-browsers.md). */
export type Tier = 'whole' | 'plain'
export type Engine = { name: string; tier: Tier; start: () => Promise<OldBrowser> }

/** Chromium by major version, in packages that carry the binary: of 88 there is a snapshot from before its branch, 109 is the last for Windows 7. */
const packages = {
  89: 'chrome-aws-lambda@6.0.0',
  92: '@sparticuz/chromium@92.0.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
  116: '@sparticuz/chromium@116.0.0',
}

const folder = resolve('.data/engines')

const firefox = '/usr/bin/firefox-esr'

/** Those that npm can bring, and those of this machine. */
export const engines: readonly Engine[] = [
  ...Object.keys(packages).map((version) => ({
    name: `Chromium ${version}`,
    tier: tierOf(Number(version)),
    start: () => startOldChromium(version as unknown as keyof typeof packages),
  })),
  ...(existsSync(firefox) ? [{ name: 'Firefox', tier: 'whole', start: startFirefox } as const] : []),
  ...(hasWebKit ? [{ name: 'WebKitGTK', tier: 'whole', start: startWebKit } as const] : []),
]

function tierOf(version: number): Tier {
  return version >= promisedBrowsers.chrome ? 'whole' : 'plain'
}

/** Starts one of them, after fetching it by npm the first time. */
async function startOldChromium(version: keyof typeof packages) {
  fetchOnce('driver', 'puppeteer-core@10.4.0')
  const [name = ''] = packages[version].split(/@\d/)
  fetchOnce(String(version), packages[version])
  const packed = join(folder, String(version), 'node_modules', name, 'bin')
  const unpacked = join(folder, String(version), 'unpacked')
  if (!existsSync(join(unpacked, 'chromium'))) unpack(packed, unpacked)
  return puppeteer('driver').launch({
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

/** The machine's own, by WebDriver BiDi, which the older driver does not speak. */
async function startFirefox() {
  fetchOnce('bidi', 'puppeteer-core@25.16.0')
  return puppeteer('bidi').launch({ browser: 'firefox', executablePath: firefox, headless: true })
}

function puppeteer(driver: string): Puppeteer {
  const found = createRequire(join(folder, driver, '/'))('puppeteer-core')
  return found.default ?? found
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
