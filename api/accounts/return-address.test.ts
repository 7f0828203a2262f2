import { expect, test } from 'vitest'
import { returnAddress } from './account-page.ts'

const site = 'https://www.firm.test'
const sites = [site, 'http://localhost:3000']

test.each([
  `${site}/cn`,
  `${site}/en/download/download?id=a%20b&x=1`,
  'http://localhost:3000/cn/download/search?q=%E4%BA%91',
])('leads back to %s', (address) => {
  expect(returnAddress(sites, address)).toBe(address)
})

test.each([
  undefined,
  '',
  site,
  `${site}/`,
  '/cn/news',
  '//www.firm.test/cn',
  '///evil.test/cn',
  '/\\evil.test/cn',
  'https://evil.test/cn',
  'https://evil.test/https://www.firm.test/cn',
  'https://evil.test?x=https://www.firm.test/cn',
  'https://www.firm.test.evil.test/cn',
  'https://www.firm.test@evil.test/cn',
  'https://www.firm.test:pass@evil.test/cn',
  'https://user@www.firm.test/cn',
  'https://www.firm.test:8443/cn',
  'https://www.firm.test./cn',
  'https://wwwXfirm.test/cn',
  'http://www.firm.test/cn',
  'HTTPS://WWW.FIRM.TEST/cn',
  'https:/www.firm.test/cn',
  'https:www.firm.test/cn',
  'https:\\\\www.firm.test\\cn',
  ' https://www.firm.test/cn',
  '\thttps://www.firm.test/cn',
  'https://www.firm.test\t/cn',
  'https://www.firm.test\\@evil.test/cn',
  `${site}/cn//evil.test`,
  `${site}/m/login`,
  'javascript:alert(1)//https://www.firm.test/cn',
  'data:text/html,https://www.firm.test/cn',
  'blob:https://www.firm.test/cn',
  'view-source:https://www.firm.test/cn',
  'null',
])('does not lead to %j', (address) => {
  expect(returnAddress(sites, address)).toBeUndefined()
})
