import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type Type, type } from 'arktype'
import { isUuid } from '#contract/keys.ts'
import { changeStaff, nothing, operationOf, readStaff } from './read-staff.server.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** An operation of the staff API, which says itself what is wrong with which field of a body. */
const call = type({
  operation: 'string <= 60',
  // another is one of nothing: 404
  'id?': 'string <= 200',
  'part?': 'string <= 200',
  'version?': 'number.integer',
  'query?': type({ '[string]': 'string <= 400 | undefined' }),
  'body?': type('unknown').as<Json>(),
})

/** Pages read by GET, and other sites can make a browser send one: it changes nothing. */
export const callRead = createServerFn({ method: 'GET' })
  .validator(call.narrow((call, context) => methodOf(call) === 'GET' || context.mustBe('a read')))
  .handler(({ data: { query = {}, ...data } }) => readStaff<Json>(...addressOf(data), query))

export const callChange = createServerFn({ method: 'POST' })
  .validator(
    call.narrow((call, context) => (methodOf(call) ?? 'GET') !== 'GET' || context.mustBe('a change')),
  )
  .handler(({ data: { body, version, ...data } }) => {
    const { mostBytes } = operationOf(data.operation) ?? {}
    const options = { ...(version !== undefined && { version }), ...(mostBytes && { mostBytes }) }
    return changeStaff<Json>(...addressOf(data), { method: methodOf(data), body, ...options })
  })

type Named = { operation: string; id?: string; part?: string }

function methodOf({ operation }: Named) {
  return operationOf(operation)?.route.split(' ')[0] as
    | 'GET'
    | 'POST'
    | 'PUT'
    | 'PATCH'
    | 'DELETE'
    | undefined
}

/** @throws notFound where a key is none */
function addressOf({ operation, id = '', part = '' }: Named): [path: string, answers: Type<Json>] {
  if ([id, part].some((key) => key && !isUuid(key))) throw notFound()
  const { route = '', answers = nothing } = operationOf(operation) ?? {}
  const below = route
    .replace(/^\w+ \//, '')
    .replace(':id', id)
    .replace(':part', part)
  return [[operation.split('.')[0], below].filter(Boolean).join('/'), answers as Type<Json>]
}
