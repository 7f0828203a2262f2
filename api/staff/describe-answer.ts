import type { Type } from 'arktype'
import { describeRoute } from 'hono-openapi'
import { jsonContent } from '../http/validate.ts'

/** A route of the staff API for the OpenAPI document: what it answers with, or that it answers without content. */
export function describeAnswer(tag: string, summary: string, schema?: Type) {
  const about = { tags: [tag], summary, security: [{ bearer: [] }] }
  return schema
    ? describeRoute({ ...about, responses: { 200: jsonContent(summary, schema) } })
    : describeRoute({ ...about, responses: { 204: { description: 'Done' } } })
}
