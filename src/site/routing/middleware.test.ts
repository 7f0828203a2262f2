import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { toFailure } from '../failure.ts'
import { runMiddlewares } from './middleware.ts'

const failure = (names: string[], accepts: boolean) =>
  runMiddlewares(names, { params: {}, validate: () => accepts }).then(
    () => undefined,
    (error: unknown) => error,
  )

test('an unknown middleware is a 500 that says so', async () => {
  expect(toFailure(await failure(['nope'], true))).toMatchObject({
    status: 500,
    message: 'Unknown middleware',
  })
  expect(toFailure(await failure(['toString'], true))).toMatchObject({ message: 'Unknown middleware' })
})

test('parameters that fail page validation are a 404', async () => {
  expect(await failure(['validate'], true)).toBeUndefined()
  expect(isNotFound(await failure(['validate'], false))).toBe(true)
})
