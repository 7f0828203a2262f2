import { notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { StatusError, toFailure } from './failure.ts'

test.each([
  ['a string', 'boom', 500, 'boom'],
  ['an error without a status', new Error('secret'), 500, 'secret'],
  ['an error with a status', new StatusError(503, 'down'), 503, 'down'],
  ['an error with a statusCode', Object.assign(new Error('gone'), { statusCode: 410 }), 410, 'gone'],
  ['a status that is no error', { status: 200, message: 'fine?' }, 500, 'fine?'],
  ['a status that is no number', { status: '404', message: 'x' }, 500, 'x'],
  ['not found', notFound(), 404, 'Unknown error'],
  ['nothing', undefined, 500, 'undefined'],
  ['a number', 7, 500, '7'],
])('%s becomes a status and a message', (_, thrown, status, message) => {
  expect(toFailure(thrown)).toMatchObject({ status, message })
})
