import { expect, test } from 'vitest'
import { labelLines } from './arch-label.ts'

test('a name that fits stays on one line', () => {
  expect(labelLines('接入终端', 104, 13.5)).toEqual({ lines: ['接入终端'], fontSize: 13.5 })
})

test('a Chinese name breaks after the word for "and" where both halves fit', () => {
  expect(labelLines('镜像与用户数据存储', 104, 13.5).lines).toEqual(['镜像与', '用户数据存储'])
  expect(labelLines('应用与会话主机系统集群管理', 104, 13.5).lines.join('')).toBe(
    '应用与会话主机系统集群管理',
  )
})

test('an English name breaks into even lines', () => {
  expect(labelLines('Users in zone A', 104, 13.5).lines).toEqual(['Users in', 'zone A'])
})

test('an English name breaks between words and is set smaller on three lines', () => {
  expect(labelLines('Desktop and application pool', 104, 13.5).lines).toEqual([
    'Desktop and',
    'application',
    'pool',
  ])
  expect(labelLines('Desktop and application pool', 104, 13.5).fontSize).toBeLessThan(13.5)
  expect(labelLines('Gateway', 104, 13.5)).toEqual({ lines: ['Gateway'], fontSize: 13.5 })
})
