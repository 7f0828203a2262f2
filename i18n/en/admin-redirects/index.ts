import type { NamespaceAdminRedirectsTranslation } from '../../i18n-types.ts'

const en_admin_redirects: NamespaceAdminRedirectsTranslation = {
  title: 'Redirects',
  add: 'New redirect',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  changed: 'Changed',
  none: 'No redirects yet',
  noneHint: 'When an address has changed, the old one can lead to the new page from here.',
  from: 'Old address',
  to: 'New address',
  status: 'Kind',
  statuses: { '301': 'Permanent 301', '302': 'Temporary 302' },
  hint: 'An address of this site that begins with “/”, with its query if it matters, such as /article.php?id=12. It is followed only where there is no such page.',
  export: 'Export CSV',
  import: 'Import CSV',
  file: 'Table',
  fileHint:
    'Old address, new address, and 301 or 302 on each line. Addresses that are in the list already are changed. If one line is wrong, nothing is imported.',
  line: 'Line {line}: {fault}',
  answers: {
    leadsTo: 'Leads to {path} at present.',
    missing: 'There is no page there ({status}).',
    page: 'There is a page at this address: the redirect would not be followed.',
    free: 'There is no page here, so the redirect will be followed.',
  },
  missing: 'Recent broken addresses',
  last: 'Last',
  noMissing: 'No broken addresses in the last 30 days.',
  faults: {
    pathFormat: 'Write an address of this site, such as /en/product/mvda.',
    pathTaken: 'This old address has a redirect already.',
    redirectLoop: 'This would lead back to the old address.',
    tooMany: 'There are too many. Remove some first.',
    'invalid-request': 'Something in it is not right. It was not saved.',
    'changed-meanwhile':
      'Somebody else has just changed it. Close this and open it again to see what is there.',
    forbidden: 'Your role may not do this.',
    unavailable: 'This was not saved. Try again in a moment.',
  },
}

export default en_admin_redirects
