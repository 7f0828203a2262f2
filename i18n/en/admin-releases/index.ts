import type { NamespaceAdminReleasesTranslation } from '../../i18n-types.ts'

const en_admin_releases: NamespaceAdminReleasesTranslation = {
  title: 'Releases',
  add: 'New release',
  change: 'Change',
  save: 'Save',
  remove: 'Delete',
  none: 'No releases yet',
  noneHint:
    'Write down dates, upgrade and downgrade of each version: “Releases and compatibility” on the site and the dates of packages come from here.',
  product: 'Product',
  part: 'Component',
  until: 'Inclusive. Empty: not decided.',
  upgradeFrom: 'Oldest version to upgrade from',
  any: 'Empty: any version.',
  downgrade: 'Downgrade',
  serverFrom: 'Works with server, oldest',
  serverTo: 'Works with server, newest',
  serverHint: 'Not for servers and appliances. Empty: no limit.',
  dated: 'Packages of the same product, component and version take these three dates from here.',
  faults: {
    'version-exists': 'This component has this version already.',
    'support-ends-early': 'An end cannot be before the release, nor security fixes end before fixes.',
    'not-older': 'It has to be older than this version.',
    'not-newer': 'The newest cannot be older than the oldest.',
    'unknown-version': 'This version is not in the list. Add it first.',
    'invalid-request': 'Check every field: versions are numbers and dots, dates are whole.',
  },
  compatibility: {
    title: 'Compatibility',
    add: 'New entry',
    change: 'Change',
    save: 'Save',
    remove: 'Delete',
    none: 'No entries yet',
    noneHint:
      'Write down which hypervisors, endpoints, graphics cards and devices each product works with. They are in the compatibility list of “Releases and compatibility” on the site.',
    fields: {
      product: 'Product',
      kind: 'Kind',
      nameCn: 'Name, Chinese',
      nameEn: 'Name, English',
      models: 'Releases or models',
      driver: 'Driver',
      versionFrom: 'Oldest version of the product',
      versionTo: 'Newest version of the product',
      state: 'Support',
    },
    hints: {
      nameCn: 'The name in Chinese, as its vendor writes it.',
      nameEn: 'For example: Huawei FusionCompute.',
      models: 'Shown in both languages, several with commas: 7.0 U3, 8.0 U2. May be empty.',
      driver: 'Name and version, shown in both languages. May be empty.',
      versionFrom: 'Empty: no limit.',
      versionTo: 'Empty: no limit.',
    },
    faults: {
      missing: 'Please fill this in.',
      'not-newer': 'The newest cannot be older than the oldest.',
      'entry-exists': 'This product has an entry of this name and these models already.',
      'too-many': 'There are too many entries already. Delete some first.',
      'invalid-request': 'Check every field: versions are numbers and dots.',
    },
  },
}

export default en_admin_releases
