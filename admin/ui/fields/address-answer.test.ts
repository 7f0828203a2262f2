import { expect, it } from 'vitest'
import { sitePaths } from './address-answer.tsx'

const origins = ['https://www.firm.cn']

it.each([
  ['/cn/service', ['/cn/service']],
  [' https://www.firm.cn/en?a=b#c ', ['/en?a=b']],
  ['https://elsewhere.example/cn', []],
  ['//elsewhere.example/cn', []],
  ['/news/*', []],
  ['#part', []],
  ['mailto:a@firm.cn', []],
  ['', []],
])('%j is asked for as %j', (address, paths) => {
  expect(sitePaths(address, origins)).toEqual(paths)
})

it.each([
  ['/service', ['/cn/service', '/en/service']],
  ['/en/service?a=b', ['/cn/service?a=b', '/en/service?a=b']],
  ['https://www.firm.cn/cn', ['/cn', '/en']],
  ['/', ['/cn', '/en']],
  ['/?a=b', ['/cn?a=b', '/en?a=b']],
  ['/admin/news', []],
  ['https://elsewhere.example/', []],
  ['', []],
])('%j of all languages is asked for as %j', (address, paths) => {
  expect(sitePaths(address, origins, ['cn', 'en'])).toEqual(paths)
})
