import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '../../tools/processes/free-port.ts'
import type { OldBrowser, OldPage } from './browsers.ts'

/** WebKitGTK's driver (Debian: webkit2gtk-driver) and its small browser; undefined where they are not. It draws on `DISPLAY`. */
const driver = ['/usr/bin/WebKitWebDriver'].find(existsSync)
const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

export const hasWebKit = driver !== undefined && binary !== undefined

/** Starts it on a display of its own (Xvfb). */
export async function startWebKit(): Promise<OldBrowser> {
  const display = `:${await freePort()}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' })
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const process_ = spawn(driver ?? '', [`--port=${port}`], { stdio: 'ignore', env })
  /** @throws Error with what the driver said */
  const call = async <T>(path: string, body?: object, method = 'POST'): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}, ${JSON.stringify(body)}`)
    return value
  }
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const begin = () => call<{ sessionId: string }>('', { capabilities })
  let session = await begin().catch(() => undefined)
  for (let tries = 0; !session && tries < 50; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    session = await begin().catch(() => undefined)
  }
  if (!session) throw new Error('WebKitGTK did not start')
  const at = `/${session.sessionId}`
  const page: OldPage = {
    goto: (url) => call(`${at}/url`, { url }),
    url: () => call(`${at}/url`, undefined, 'GET'),
    // its own passes over pages that were left without a gesture
    goBack: () => call(`${at}/execute/sync`, { script: 'history.back()', args: [] }),
    setViewport: async ({ width, height }) => {
      await call(`${at}/window/rect`, { width, height })
    },
    evaluate: (code) => call(`${at}/execute/sync`, { script: `return (${code})`, args: [] }),
    evaluateOnNewDocument: async () => {},
    waitForFunction: async (code, { timeout } = { timeout: 30_000 }) => {
      const end = Date.now() + timeout
      while (!(await call(`${at}/execute/sync`, { script: `return Boolean(${code})`, args: [] }))) {
        if (Date.now() > end) throw new Error(`${code} did not come true`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    type: async (selector, text) => {
      const element = await call<object>(`${at}/element`, { using: 'css selector', value: selector })
      await call(`${at}/element/${Object.values(element)[0]}/value`, { text })
    },
    keyboard: {
      press: async (key) => {
        const value = { Enter: '\uE007', Escape: '\uE00C', Home: '\uE011' }[key] ?? key
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
        await call(`${at}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] })
      },
    },
  }
  return {
    newPage: async () => page,
    close: async () => {
      await call(at, undefined, 'DELETE').catch(() => {})
      process_.kill()
      screen.kill()
    },
  }
}
