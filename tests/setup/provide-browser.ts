import { spawnSync } from 'node:child_process'
import { findBrowser, hasWindows, headlessShell } from './find-browser.ts'

/**
 * Finds the browser for the tests or installs one, and says which.
 * @throws Error that says what to install when neither is possible
 */
export function provideBrowser(): string {
  const found = withoutWindows(findBrowser() ?? install())
  console.log(`Browser: ${found}`)
  provideChineseFont()
  return found
}

/** Debian's shell beside its full Chromium, where it can be had. */
function withoutWindows(found: string): string {
  if (!hasWindows(found) || !isDebianRoot()) return found
  console.log(`${found} draws windows for every page. Installing Debian’s ${headlessShell} ...`)
  aptInstall(headlessShell)
  return findBrowser() ?? found
}

function install(): string {
  console.log('No Chromium or Chrome found. Installing Playwright’s ...')
  const withDependencies = isDebianRoot() ? ['--with-deps'] : []
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', ...withDependencies, 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (isDebianRoot()) {
    console.log('That download is not reachable. Installing Debian’s ...')
    // older releases have no package of the shell alone
    if (!aptInstall(headlessShell, 'fonts-noto-cjk')) aptInstall('chromium', 'fonts-noto-cjk')
  }
  const packaged = findBrowser()
  if (packaged) return packaged
  throw new Error('No browser for the tests. Install Chromium or Chrome, or set E2E_BROWSER to its path.')
}

/** Without a Chinese font half the site is empty boxes, with other widths. */
function provideChineseFont(): void {
  if (process.platform !== 'linux') return
  const fonts = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  if (fonts.error || fonts.stdout.trim() !== '') return
  if (isDebianRoot()) {
    console.log('No Chinese font found. Installing Debian’s fonts-noto-cjk ...')
    aptInstall('fonts-noto-cjk')
  } else {
    console.warn(
      'No Chinese font found: install one (fonts-noto-cjk), or Chinese pages are tested with empty boxes.',
    )
  }
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function aptInstall(...packages: string[]): boolean {
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}
