import { domainToUnicode } from 'node:url'

/** Mail providers at which anybody has an address: their domains say nothing about where somebody works. */
const PUBLIC_PROVIDERS = new Set(
  `qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com vip.126.com yeah.net 188.com sina.com sina.cn vip.sina.com
  sohu.com vip.sohu.com 139.com 189.cn wo.cn aliyun.com tom.com 21cn.com 263.net petalmail.com gmail.com googlemail.com
  outlook.com hotmail.com live.com live.cn msn.com icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net web.de
  t-online.de proton.me protonmail.com pm.me mail.com zoho.com yandex.com yandex.ru mail.ru naver.com daum.net
  fastmail.com hey.com tutanota.com orange.fr free.fr laposte.net libero.it btinternet.com comcast.net verizon.net`.split(
    /\s+/,
  ),
)
/** `outlook.fr`, `yahoo.com.hk`: providers with a domain in every country. */
const IN_EVERY_COUNTRY = /^(?:outlook|hotmail|live|yahoo|ymail)\.(?:com?\.)?[a-z]{2,3}$/

/** The domain of an address of a company's own; empty for one at a public provider. */
export function companyDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return PUBLIC_PROVIDERS.has(domain) || IN_EVERY_COUNTRY.test(domain) ? '' : domainToUnicode(domain)
}

/** Where an applicant works, as far as it is known: what sales wrote, the domain of the address, or the company address given. */
export function knownCompany(row: { company: string; email: string; address: string }): string {
  return row.company || companyDomain(row.email) || row.address
}
