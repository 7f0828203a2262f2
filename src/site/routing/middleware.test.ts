import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { toFailure } from '../failure.ts'
import { runMiddlewares } from './middleware.ts'

const failure = (names: string[], pathname = '/cn') =>
  runMiddlewares(names, { pathname }).then(
    () => undefined,
    (error: unknown) => error,
  )

test('an unknown middleware is a 500 that says so', async () => {
  expect(toFailure(await failure(['nope']))).toMatchObject({
    status: 500,
    message: 'Unknown middleware',
  })
  expect(toFailure(await failure(['toString']))).toMatchObject({ message: 'Unknown middleware' })
})

test('parameters that fail page validation are a 404', async () => {
  expect(await failure(['validate'], '/cn/product/mvda')).toBeUndefined()
  expect(isNotFound(await failure(['validate'], '/cn/product/nope'))).toBe(true)
})
