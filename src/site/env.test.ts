import { describe, expect, it } from 'vitest'
import { readSiteEnv } from './env.ts'

describe('readSiteEnv', () => {
  it('reaches the local upstream when nothing is set', () => {
    const env = readSiteEnv({})
    expect(env.apiBaseUrl).toBe('http://localhost:3003')
    expect(env.loginUrl).toBe('http://localhost:3003/m/login')
    expect(env.registerUrl).toBe('http://localhost:3003/m/register')
    expect(env.cookieDomain).toBeUndefined()
    expect(env.icpNumber).toBe('')
  })

  it('takes what is set, treats empty as not set and drops the trailing slash', () => {
    const env = readSiteEnv({
      API_BASE_URL: 'https://api.test/v1/',
      PUBLIC_ORIGIN: ' ',
      COOKIE_DOMAIN: '.site.test',
    })
    expect(env.apiBaseUrl).toBe('https://api.test/v1')
    expect(env.publicOrigin).toBe('http://localhost:3000')
    expect(env.cookieDomain).toBe('.site.test')
  })

  it('names every wrong variable at once', () => {
    const read = () =>
      readSiteEnv({
        API_BASE_URL: 'nowhere',
        LOGIN_URL: 'javascript:alert(1)',
        PUBLIC_ORIGIN: 'https://a.test/b',
      })
    expect(read).toThrow(/API_BASE_URL must be an absolute URL/)
    expect(read).toThrow(/LOGIN_URL must start with/)
    expect(read).toThrow(/PUBLIC_ORIGIN must be scheme, host and port only/)
  })

  it('refuses credentials in an address', () => {
    expect(() => readSiteEnv({ API_BASE_URL: 'http://user:secret@api.test' })).toThrow(/credentials/)
  })
})

it('has a staff side where only this machine reaches it, or where it is told so', () => {
  expect(readSiteEnv({}).admin).toBe(true)
  expect(readSiteEnv({ ADMIN: 'off' }).admin).toBe(false)
  for (const source of [{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://www.firm.example' }]) {
    expect(readSiteEnv(source).admin).toBe(false)
    expect(readSiteEnv({ ...source, ADMIN: 'on' }).admin).toBe(true)
  }
})
