import { type } from 'arktype'
import { Language } from '../language.ts'
import { Uuid } from '../uuid.ts'
import { roles } from './permissions.ts'

export const RoleName = type.enumerated(...roles)

/** A password as it is typed: how good it must be is said by a field problem, not by the schema. */
export const Password = type('string <= 512')
export const Email = type('string <= 254')
export const Token = type(/^[\w-]{20,64}$/)
/** better-auth's signed cookie value, encoded as it is in the cookie. */
export const Challenge = type(/^[\w.~%+/=-]{20,512}$/)

export const Member = type({
  '+': 'reject',
  id: Uuid,
  name: 'string',
  email: 'string',
  role: RoleName,
  lang: Language,
})

export const SessionAnswer = type({
  '+': 'reject',
  staff: Member,
  expiresAt: 'string',
  secondFactor: type({
    '+': 'reject',
    enabled: 'boolean',
    /** It has to be set up before anything else. */
    missing: 'boolean',
  }),
})

/** A session's token, or what the second factor belongs to. */
export const SignedInAnswer = type({ '+': 'reject', token: 'string' }).or({
  '+': 'reject',
  challenge: 'string',
})
export const TokenAnswer = type({ '+': 'reject', token: 'string' })
