import type { Kind } from './offer.ts'

/** The home page for somebody with a session: made for them alone. */
export function renderKinds(host: string): Kind[] {
  return [render('home page, rendered for one', 100, host, () => '/en', 'cookie: token=bench\r\n')]
}

/**
 * What a site that is talked about gets: most of it kept, a third to be rendered, a few forms.
 * @param kept addresses of pages that are in the page cache
 */
export function mixedKinds(host: string, kept: readonly string[], assets: readonly string[]): Kind[] {
  const cookie = 'cookie: token=bench\r\n'
  const form = 'email=nobody'
  return [
    read('kept pages', 40, host, (at) => kept[at % kept.length] ?? '/en'),
    read('assets', 22, host, (at) => assets[at % assets.length] ?? '/favicon.svg'),
    read('health', 2, host, () => '/healthz'),
    {
      ...{ name: 'trial submissions', share: 1, mayBeRefused: false, isRender: true },
      write: () =>
        `POST /en/trial/trial HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\naccept: text/html\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n${form}`,
    },
    { ...render('trial form', 2, host, () => '/en/trial/trial'), mayBeRefused: false },
    render('site search', 8, host, (at) => `/en/search?q=cloud+${at % 97}`),
    render('download search', 5, host, (at) => `/en/download/search?q=agent+${at % 97}`),
    render('news lists', 5, host, (at) => `/en/about/news?page=${1 + (at % 4_000)}`),
    render('pages with a session', 15, host, (at) => kept[at % kept.length] ?? '/en', cookie),
  ]
}

function read(name: string, share: number, host: string, path: (at: number) => string): Kind {
  return { name, share, mayBeRefused: false, isRender: false, write: (at) => get(host, path(at)) }
}

function render(name: string, share: number, host: string, path: (at: number) => string, more = ''): Kind {
  return { name, share, mayBeRefused: true, isRender: true, write: (at) => get(host, path(at), more) }
}

function get(host: string, path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\naccept-encoding: gzip, br\r\n${more}\r\n`
}
