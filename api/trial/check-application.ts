import { canonicalEmail } from '../email.ts'
import type { Application, FieldFault } from './application.ts'
import { fits, oneLine, severalLines } from './plain-text.ts'
import { isProductId } from './product-ids.ts'
import { canonicalTelephone } from './telephone.ts'
import type { ApplicationBody } from './trial-schema.ts'

const MAX_NAME = 15
const MAX_ADDRESS = 200
const MAX_SOURCE = 200
const MAX_READINESS = 2000

/**
 * Brings the fields of an application into their one spelling and checks them by the rules the site has too.
 * @returns the application, or every field that is wrong
 */
export function checkApplication(body: ApplicationBody): Application | FieldFault[] {
  const fields = readFields(body)
  const faults = findFaults(body, fields)
  if (faults.length > 0) return faults
  return {
    ...fields,
    telephone: fields.telephone ?? '',
    email: fields.email ?? '',
    product: isProductId(body.product) ? body.product : 1,
    lang: body.lang,
    consentVersion: body.consent?.version ?? '',
    marketingVersion: body.marketing ? body.marketingVersion : undefined,
  }
}

function readFields(body: ApplicationBody) {
  return {
    name: oneLine(body.name ?? ''),
    telephone: canonicalTelephone(body.telephone ?? ''),
    email: canonicalEmail(body.email ?? ''),
    emailTyped: oneLine(body.email ?? ''),
    code: (body.code ?? '').normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''),
    address: oneLine(body.address ?? ''),
    source: oneLine((body.source ?? '').slice(0, MAX_SOURCE)),
    readiness: severalLines(body.readiness ?? '', MAX_READINESS),
  }
}

function findFaults(body: ApplicationBody, fields: ReturnType<typeof readFields>): FieldFault[] {
  return [
    isProductId(body.product) || fault('product', 'productRequired', 'must be 1, 2, 4, 7, 8 or 9'),
    fields.name !== '' || fault('name', 'nameRequired', 'must not be empty'),
    fits(fields.name, MAX_NAME) || fault('name', 'nameMax', `must have at most ${MAX_NAME} characters`),
    telephoneFault(body, fields.telephone),
    emailFault(body.email, fields.email),
    codeFault(fields.code),
    fits(fields.address, MAX_ADDRESS) ||
      fault('address', 'addressMax', `must have at most ${MAX_ADDRESS} characters`),
    body.consent !== undefined || fault('consent', 'consentRequired', 'must be given'),
  ].filter((found) => typeof found === 'object')
}

function telephoneFault({ telephone = '' }: ApplicationBody, canonical: string | undefined) {
  if (canonical !== undefined) return true
  if (telephone.trim() === '') return fault('telephone', 'telephoneRequired', 'must not be empty')
  return fault('telephone', 'telephoneFormat', 'must be a telephone number')
}

/** True when right: the one rule that asking for a code has too. */
export function emailFault(typed: string | undefined, canonical: string | undefined): true | FieldFault {
  if (canonical !== undefined) return true
  if (!typed?.trim()) return fault('email', 'emailRequired', 'must not be empty')
  return fault('email', 'emailFormat', 'must be an e-mail address')
}

function codeFault(code: string): true | FieldFault {
  if (code === '') return fault('code', 'codeRequired', 'must not be empty')
  return /^\d{6}$/.test(code) || fault('code', 'codeFormat', 'must be 6 digits')
}

function fault(field: string, code: string, detail: string): FieldFault {
  return { field, code, detail }
}
