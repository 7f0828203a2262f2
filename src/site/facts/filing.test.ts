import { expect, it } from 'vitest'
import { readSiteEnv } from '../env.ts'
import { publicSecurityFilingUrl } from './filing.ts'

it.each([
  '京ICP备12345678号',
  '京ICP备12345678号-1',
  '粤ICP备2024123456号-12',
  '京ICP证030173号',
  '沪ICP证B2-20080046号',
])('takes the filing number %s', (number) =>
  expect(readSiteEnv({ ICP_NUMBER: number }).icpNumber).toBe(number),
)

it.each([
  '12345678',
  'ICP 12345678',
  '京ICP备号',
  '<a href=x>京ICP备12345678号</a>',
  '京ICP备12345678号 extra',
])('stops the start at the filing number %s', (number) =>
  expect(() => readSiteEnv({ ICP_NUMBER: number })).toThrow(/ICP_NUMBER/),
)

it.each(['11010502030123', '京公网安备1101050203012号', 'x京公网安备11010502030123号'])(
  'stops the start at the public security number %s',
  (number) => expect(() => readSiteEnv({ PUBLIC_SECURITY_NUMBER: number })).toThrow(/PUBLIC_SECURITY_NUMBER/),
)

it('opens the public security register at the number', () => {
  const number = '京公网安备 11010502030123号'
  expect(readSiteEnv({ PUBLIC_SECURITY_NUMBER: number }).publicSecurityNumber).toBe(number)
  expect(publicSecurityFilingUrl(number)).toBe(
    'https://beian.mps.gov.cn/#/query/webSearch?code=11010502030123',
  )
})

it.each([
  ['INDEXING', 'maybe'],
  ['BAIDU_SITE_VERIFICATION', '<meta name="baidu-site-verification" content="code-x">'],
  ['INDEXNOW_KEY', 'short'],
  ['BAIDU_PUSH_URL', 'data.zz.baidu.com/urls'],
])('stops the start at %s=%s', (name, value) => {
  expect(() => readSiteEnv({ [name]: value })).toThrow(new RegExp(name))
})

it('is found unless told otherwise, and pushes nothing by itself', () => {
  const env = readSiteEnv({})
  expect(env).toMatchObject({ indexing: true, baiduPushUrl: undefined, indexNowKey: undefined })
  expect(Object.values(env.verification).filter(Boolean)).toEqual([])
})
