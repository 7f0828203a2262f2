import { filingKinds } from '#contract/texts/filing-kinds.ts'

/** Mainland filing numbers. An invalid one fails the start: inspectors look for wrong or dead filing links. */

/** The ministry's register, which the ICP number must link to. */
export const icpFilingUrl = 'https://beian.miit.gov.cn/'

/** The public security register's page of a number. */
export function publicSecurityFilingUrl(number: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replaceAll(/\D/g, '')}`
}

/** Province character, "ICP", filing or licence, number, the site's suffix. */
export function problemWithIcpFiling(value: string): string | undefined {
  return value === '' || filingKinds.icp.test(value)
    ? undefined
    : 'must be a filing number with province, number and suffix'
}

/** Province character, authority, fourteen digits. */
export function problemWithPublicSecurityFiling(value: string): string | undefined {
  return value === '' || filingKinds.publicSecurity.test(value)
    ? undefined
    : 'must be a filing number with province and fourteen digits'
}
