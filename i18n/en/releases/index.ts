import type { NamespaceReleasesTranslation } from '../../i18n-types.ts'

const en_releases: NamespaceReleasesTranslation = {
  seo: {
    title: 'Releases and compatibility',
    description:
      'Release dates, ends of fixes and of security fixes, upgrade paths of every version, and the systems and processors that servers and clients run on.',
  },
  title: 'Releases and compatibility',
  lead: 'How long each version gets fixes and security fixes, which versions you can upgrade from, and which systems and processors it runs on.',
  filters: {
    label: 'Filter releases',
    product: 'Product',
    system: 'System and release',
    cpu: 'Processor',
    version: 'Version',
    all: 'All',
    submit: 'Filter',
    clear: 'Clear filters',
  },
  lifecycle: {
    heading: 'Product life cycle',
    text: 'Each version, such as 8.6, gets fixes for {years} years after its release, or until {months} months after the next version is released if that comes first, and then security fixes for {securityYears} more {{securityYears:year|years}}. Each end is the last day of a month, inclusive. A patch such as 8.6.2 has the dates of its version.',
    columns: {
      product: 'Product',
      upgrade: 'Upgrade from',
      downgrade: 'Downgrade',
      server: 'Works with server',
      state: 'State',
    },
    states: { supported: 'Supported', security: 'Security fixes only', ended: 'Support has ended' },
    anyVersion: 'Any version',
    from: '{version} or later',
    range: '{from} to {to}',
    downgrades: {
      'in-place': 'In place',
      restore: 'By restoring the backup made before the upgrade',
      none: 'Not possible',
    },
    none: 'No release matches.',
  },
  compatibility: {
    heading: 'Compatibility list',
    text: 'Made from the packages in Downloads. For peripherals, hypervisors and the like see “Compatibility” on each product page.',
    columns: { system: 'System', releases: 'System releases', cpu: 'Processors', package: 'Package' },
    find: 'Find packages',
    none: 'No package matches. Try another system or processor, or contact technical support.',
  },
  documents: {
    heading: 'Documents',
    text: 'Manuals, release notes, software bills of materials and checksums, by type.',
  },
  count: '{releases} {{releases:release|releases}}, {builds} compatibility {{builds:entry|entries}}',
  print: { printedOn: 'Printed on {date}', address: 'Address: {url}' },
}

export default en_releases
