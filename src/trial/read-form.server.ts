import { type } from 'arktype'
import { type ApplicationInput, emptyInput } from './application.ts'

/** Longer texts are not read: no rule accepts them, and a form is not a place to store things. */
const text = type('string <= 4000')

export type PostedForm = { input: ApplicationInput; key: string; intent: 'apply' | 'code' }

/**
 * Reads the form as a browser without JavaScript posts it. Fields that are missing, doubled or no text count as empty.
 */
export function readForm(data: FormData): PostedForm {
  const field = (name: string) => {
    const values = data.getAll(name)
    const value = values.length === 1 ? text(values[0]) : ''
    return value instanceof type.errors ? '' : value
  }
  const input: ApplicationInput = {
    ...emptyInput,
    name: field('name'),
    telephone: field('telephone'),
    email: field('email'),
    code: field('code'),
    address: field('address'),
    product: field('product'),
    readiness: field('readiness'),
    consent: field('consent') === 'yes',
    marketing: field('marketing') === 'yes',
  }
  return { input, key: field('key'), intent: field('intent') === 'code' ? 'code' : 'apply' }
}
