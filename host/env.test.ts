import { expect, test } from 'vitest'
import { readHostEnv } from './env.ts'

test('nothing set: a site for a first look', () => {
  expect(readHostEnv({})).toEqual({
    port: 3000,
    host: 'localhost',
    publicOrigin: undefined,
    allowedHosts: [],
    trustedProxies: [],
    distDir: 'dist',
    assetArchiveDir: '.data/assets',
    compileCacheDir: '.data/compiled',
    logLevel: 'info',
    drainDelayMs: 2000,
    pageCacheMb: 32,
    indexing: true,
    warmPages: true,
    metricsHost: '127.0.0.1',
    metricsPort: undefined,
    shedDelayMs: 250,
    shedMemoryMb: expect.any(Number),
    visitsFile: '.data/visits.sqlite',
  })
})

test('everything set', () => {
  const env = readHostEnv({
    PORT: '8080',
    HOST: '::',
    PUBLIC_ORIGIN: 'https://www.deskcloud.example/',
    ALLOWED_HOSTS: 'deskcloud.example, [2001:db8::1],',
    TRUSTED_PROXIES: 'loopback,10.0.0.0/8,2001:db8::/32',
    DATA_DIR: '/var/lib/site',
    INDEXING: 'off',
    WARM_PAGES: 'off',
  })
  expect(env).toMatchObject({
    port: 8080,
    host: '::',
    publicOrigin: 'https://www.deskcloud.example',
    allowedHosts: ['deskcloud.example', '2001:db8::1'],
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
    assetArchiveDir: '/var/lib/site/assets',
    compileCacheDir: '/var/lib/site/compiled',
    indexing: false,
    warmPages: false,
  })
})

test.each([
  { PORT: '65536' },
  { PORT: '-1' },
  { PORT: '0x50' },
  { HOST: 'a b' },
  { PUBLIC_ORIGIN: 'ftp://a' },
  { PUBLIC_ORIGIN: 'https://a/path' },
  { PUBLIC_ORIGIN: 'https://user@a' },
  { ALLOWED_HOSTS: 'a,*' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: 'proxy.example' },
  { LOG_LEVEL: 'loud' },
  { PAGE_CACHE_MB: '0' },
  { INDEXING: 'no' },
  { WARM_PAGES: 'constructor' },
])('%o is refused by name, with an example', (source) => {
  expect(() => readHostEnv(source)).toThrow(`${Object.keys(source)[0]}=`)
})

test('all that is wrong is said at once', () => {
  expect(() => readHostEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT=.*\nLOG_LEVEL=/)
})
