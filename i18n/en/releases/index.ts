import type { NamespaceReleasesTranslation } from '../../i18n-types.ts'

const en_releases: NamespaceReleasesTranslation = {
  seo: {
    title: 'Releases and compatibility',
    description:
      'Release dates, ends of fixes and of security fixes, upgrade paths, and the systems, processors, hypervisors and devices that each product works with.',
  },
  title: 'Releases and compatibility',
  lead: 'How long each version gets fixes and security fixes, which versions you can upgrade from, and which systems, processors, platforms and devices it works with.',
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
    until: '{version} or earlier',
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
    text: 'Systems and processors come from the packages in Downloads. Hypervisors, VDI platforms, endpoints, graphics cards and peripherals are listed one by one in “Platforms and devices”.',
    columns: { system: 'System', releases: 'System releases', cpu: 'Processors', package: 'Package' },
    find: 'Find packages',
    none: 'No package matches. Try another system or processor, or contact technical support.',
  },
  devices: {
    heading: 'Platforms and devices',
    text: 'Tested by us: it passed our tests. Reported: customers use it, we have not tested it. Not supported: known not to work. Check any other model with the real device during the trial. Entries marked “sample” are sample data.',
    columns: {
      name: 'Platform or device',
      product: 'Product and version',
      models: 'Releases or models',
      driver: 'Driver',
      state: 'Support',
    },
    kinds: {
      hypervisor: 'Hypervisors',
      desktops: 'VDI platforms',
      'thin-client': 'Thin clients',
      gpu: 'Graphics cards and drivers',
      printer: 'Printers',
      scanner: 'Scanners and document cameras',
      'card-reader': 'Card readers',
      usb: 'USB and serial devices',
      probe: 'Debug probes',
      board: 'Development boards',
    },
    states: { tested: 'Tested by us', reported: 'Reported', unsupported: 'Not supported' },
    sample: 'sample',
  },
  documents: {
    heading: 'Documents',
    text: 'Manuals, release notes, software bills of materials and checksums, by type.',
  },
  count: '{releases} {{releases:release|releases}}, {builds} compatibility {{builds:entry|entries}}',
  print: { printedOn: 'Printed on {date}', address: 'Address: {url}' },
}

export default en_releases
