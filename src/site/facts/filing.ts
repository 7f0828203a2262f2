/**
 * Filing numbers of the mainland authorities as they stand on a page, and where they lead. A number that cannot be one
 * stops the start: a wrong or dead filing link is what inspectors look for.
 */

/** The ministry's register, which the site's filing number has to link to. */
export const icpFilingUrl = 'https://beian.miit.gov.cn/'

/** The public security register, opened at one filing. */
export function publicSecurityFilingUrl(number: string): string {
  return `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replaceAll(/\D/g, '')}`
}

/** A province's character, "ICP", filing or licence, the number, and the site's own suffix. */
export function problemWithIcpFiling(value: string): string | undefined {
  const isNumber = /^\p{Script=Han}\s?ICP\s?(备\s?\d{6,10}号|证\s?(B\d-)?\d{6,10}号?)(-\d{1,3})?$/u.test(
    value,
  )
  return isNumber ? undefined : 'must be a filing number with province, number and suffix'
}

/** A province's character, the authority, fourteen digits. */
export function problemWithPublicSecurityFiling(value: string): string | undefined {
  const isNumber = /^\p{Script=Han}公网安备\s?\d{14}号$/u.test(value)
  return isNumber ? undefined : 'must be a filing number with province and fourteen digits'
}
