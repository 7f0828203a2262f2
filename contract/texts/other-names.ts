/**
 * Names of systems and products as people type them: a word of a group means the others. Sites and upstreams read them in
 * searches; staff keep more at /admin/searches.
 */
export const otherNames: readonly (readonly string[])[] = [
  ['av', 'auditview'],
  ['vda', 'mvda'],
  ['win', 'windows'],
  ['欧拉', 'euler', 'openeuler'],
  ['红帽', 'redhat', 'rhel'],
  ['乌班图', 'ubuntu'],
  ['银河麒麟', 'kylin'],
  ['统信', 'uos'],
  ['华为', 'huawei'],
  ['新华三', 'h3c'],
  ['深信服', 'sangfor'],
]
