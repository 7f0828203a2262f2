import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('readSettings', () => {
  it('starts the embedded upstream on 3003 and the site on 3000', () => {
    const { siteUrl, apiBaseUrl, embedded } = readSettings({})
    expect({ siteUrl, apiBaseUrl, embedded }).toEqual({
      siteUrl: 'http://localhost:3000',
      apiBaseUrl: 'http://localhost:3003',
      embedded: { host: '127.0.0.1', port: 3003 },
    })
  })

  it('lets the account pages and the public address follow the ports', () => {
    expect(readSettings({ PORT: '4000', API_PORT: '4003' }).env).toMatchObject({
      API_BASE_URL: 'http://localhost:4003',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      LOGIN_URL: 'http://localhost:4003/m/login',
    })
  })

  it('starts no upstream when another one is named', () => {
    const settings = readSettings({ API_BASE_URL: 'https://api.example', API_PORT: 'ignored' })
    expect(settings.embedded).toBeUndefined()
    expect(settings.env.API_BASE_URL).toBe('https://api.example')
  })

  it('takes a port that needs no number in the address', () => {
    expect(readSettings({ PORT: '80' }).env.PUBLIC_ORIGIN).toBe('http://localhost')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000"'],
    [{ API_PORT: '3000' }, 'PORT and API_PORT are both 3000'],
    [{ API_BASE_URL: 'foo' }, 'API_BASE_URL must be an absolute URL'],
    [{ PORT: 'x', API_PORT: 'y' }, 'API_PORT is "y"'],
  ])('says what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(message)
  })
})
