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
  hint: 'An address of this site that begins with “/”, with its query if it matters, such as /article.php?id=12; “*” stands for any text, as in /news/* to /en/about/news/*. It is followed only where there is no such page.',
  export: 'Export CSV',
  import: 'Import CSV',
  check: 'Check first',
  importAll: 'Import {n}',
  planned: 'Would add {added} and change {changed}; {none} are there already.',
  refused: 'Lines with a fault: {n}. Mend them in the table, then choose the file again.',
  swapped:
    'The old addresses are pages now, and the new ones are not: the two columns may be the wrong way round.',
  effects: { added: 'Added', changed: 'Changed', none: 'No change', refused: 'Cannot be imported' },
  more: 'Lines not shown: {n}.',
  file: 'Table',
  fileHint:
    'Old address, new address, and 301 or 302 on each line. Addresses that are in the list already are changed. What would come of each line is shown first.',
  answers: {
    page: 'There is a page at this address: the redirect would not be followed.',
    free: 'There is no page here, so the redirect will be followed.',
    covers: 'This covers addresses among our own pages: whoever mistypes one is led away, too.',
  },
  missing: 'Recent broken addresses',
  last: 'Last',
  noMissing: 'No broken addresses in the last 30 days.',
  faults: {
    pathFormat: 'Write an address of this site, such as /en/product/mvda.',
    pathTaken: 'This old address has a redirect already.',
    redirectLoop: 'This would lead back to the old address.',
    pattern:
      'The old address may have one “*”, in its path and not as “/*” alone; the new one may have it in its path only where the old one has.',
    patternReserved:
      'This “*” could also stand for an address of the administration or a file of the site. Write more of the address before it.',
    binary: 'This is not a text file. Save it as CSV in the spreadsheet program first.',
    encoding: 'The encoding of this file is not known. Save it as CSV (UTF-8).',
    encodingAt: 'Line {line} cannot be read: wrong encoding. Save the file as CSV (UTF-8).',
    damaged:
      'Line {line} has characters that were lost when it was saved (\uFFFD). Save it again from the original table.',
    empty:
      'There are no addresses in this table. The first column has the old ones, the second the new ones.',
    tooMany: 'There are too many. Remove some first.',
  },
}

export default en_admin_redirects
