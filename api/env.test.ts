import { describe, expect, it } from 'vitest'
import { OperatorError } from './base/operator-error.ts'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  it('listens on this machine only and keeps its data beside the program unless told otherwise', () => {
    const defaults = {
      databaseUrl: undefined,
      dataDir: '.data',
      port: 3003,
      host: '127.0.0.1',
      mailFrom: 'no-reply@deskcloud.example',
      salesEmail: 'sales@deskcloud.example',
      siteOrigins: ['http://localhost:3000'],
      trustedProxies: [],
      admin: true,
      adminOrigin: 'http://localhost:3000',
      secondFactorOptional: true,
      production: false,
    }
    expect(readEnv({})).toEqual(defaults)
    expect(readEnv({ DATABASE_URL: '', DATA_DIR: '', API_PORT: '', API_HOST: '' })).toEqual(defaults)
  })

  it('has a staff side where only this machine reaches it, or where it is told so', () => {
    expect(readEnv({ API_HOST: '::1' })).toMatchObject({ admin: true, secondFactorOptional: true })
    const elsewhere = [{ API_HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://www.firm.example' }]
    for (const source of elsewhere) {
      expect(readEnv(source)).toMatchObject({ admin: false, secondFactorOptional: false })
      expect(readEnv({ ...source, ADMIN: 'on' })).toMatchObject({ admin: true, secondFactorOptional: false })
    }
    expect(readEnv({ ADMIN: 'off' }).admin).toBe(false)
    expect(() => readEnv({ ADMIN: 'yes' })).toThrow('ADMIN')
  })

  it('takes what it is told', () => {
    const told = { DATABASE_URL: 'postgresql://u:p@db/x', DATA_DIR: '/d', API_PORT: '0', API_HOST: '::1' }
    expect(readEnv(told)).toMatchObject({
      databaseUrl: 'postgresql://u:p@db/x',
      dataDir: '/d',
      port: 0,
      host: '::1',
    })
  })

  it.each([
    ['API_PORT', 'x'],
    ['API_PORT', '65536'],
    ['API_PORT', '-1'],
    ['API_PORT', '80.5'],
    ['API_HOST', 'a b'],
    ['API_HOST', 'http://x/'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/x'],
    ['DATABASE_URL', 'hunter2'],
    ['SMTP_URL', 'http://u:hunter2@h'],
    ['SMTP_URL', 'smtp://u:hunter2@h?tls=yes'],
    ['SALES_EMAIL', 'sales'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['RELAY_SECRET', 'hunter2'],
    ['PUBLIC_ORIGIN', 'https://firm.test/path'],
    ['SITE_ORIGINS', 'https://firm.test, ftp://firm.test'],
    ['TRUSTED_PROXIES', 'loopback, proxy.firm.test'],
    ['COOKIE_DOMAIN', 'firm.test; Path=/x'],
  ])('refuses %s=%s in one line that names it and repeats no password', (name, value) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(OperatorError)
    expect(read).toThrow(new RegExp(`^${name}[^\n]+$`))
    expect(read).not.toThrow(/hunter2/)
  })

  it('reads a mail server, which needs real addresses', () => {
    const addresses = { MAIL_FROM: 'site@firm.test', SALES_EMAIL: 'sales@firm.test' }
    expect(readEnv({ SMTP_URL: 'smtps://me:p%40ss@mail.firm.test', ...addresses })).toMatchObject({
      smtp: { host: 'mail.firm.test', port: 465, tls: 'implicit', auth: { user: 'me', pass: 'p@ss' } },
      mailFrom: 'site@firm.test',
      salesEmail: 'sales@firm.test',
    })
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.firm.test' })).toThrow(/^MAIL_FROM/)
  })

  it.each([
    ['smtp://mail.firm.test', { host: 'mail.firm.test', port: 587, tls: 'required' }],
    ['smtp://mail.firm.test:25?tls=none', { host: 'mail.firm.test', port: 25, tls: 'none' }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, tls: 'none' }],
    ['smtp://localhost:587?tls=required', { host: 'localhost', port: 587, tls: 'required' }],
    ['smtp://127.0.0.1?tls=opportunistic', { host: '127.0.0.1', port: 587, tls: 'opportunistic' }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025, tls: 'none' }],
  ])('sends in the clear only on this machine or where told: %s', (SMTP_URL, smtp) => {
    const addresses = { MAIL_FROM: 'site@firm.test', SALES_EMAIL: 'sales@firm.test' }
    expect(readEnv({ SMTP_URL, ...addresses }).smtp).toEqual(smtp)
  })
})
