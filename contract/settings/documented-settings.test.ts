import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentedSettings, misspelledSettings, settingsDocuments } from './documented-settings.ts'

const documented = documentedSettings(settingsDocuments.map((path) => readFileSync(path, 'utf8')))

it.each([
  ['API_BASEURL', 'API_BASE_URL'],
  ['COOKIES_DOMAIN', 'COOKIE_DOMAIN'],
  ['ALOWED_HOST', 'ALLOWED_HOSTS'],
  ['database_url', 'DATABASE_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['RELAY_SERCET', 'RELAY_SECRET'],
])('takes %s for %s', (wrong, right) => {
  expect(misspelledSettings([wrong], documented)).toEqual([expect.stringContaining(`did you mean ${right}?`)])
})

it('says nothing of settings and of what a machine has', () => {
  const names = [
    'PORT',
    'HOST',
    'HOSTNAME',
    'HOME',
    'PATH',
    'LOGNAME',
    'SHELL',
    'MAIL',
    'NODE_ENV',
    'LANG',
    'POST',
  ]
  expect(misspelledSettings(names, documented)).toEqual([])
})
