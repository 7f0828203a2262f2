import type { NamespaceSearchTranslation } from '../../i18n-types.ts'

const en_search: NamespaceSearchTranslation = {
  seo: {
    title: 'Search this site',
    description:
      'Search products, solutions, news, services, positions and downloads. If nothing matches, we suggest other words and someone to ask.',
  },
  title: 'Search this site',
  lead: 'Search products, solutions, news, services, positions and downloads.',
  form: {
    label: 'Search this site',
    q: 'Keywords',
    placeholder: 'e.g. file transfer',
    submit: 'Search',
    kind: 'Category',
    all: 'All',
  },
  kinds: {
    product: 'Product',
    solution: 'Solution',
    news: 'News',
    service: 'Service',
    job: 'Position',
    download: 'Download',
    page: 'Page',
  },
  package: 'Package',
  document: 'Document',
  ofKind: 'All {n} results: {kind}',
  inDownloads: 'All files for “{q}” in Downloads',
  count: '{n} {{n:result|results}} for “{q}”',
  some: 'No result has all of the words. These have some of them.',
  prompt: 'Type what you are looking for: a product, a version number or a few words.',
  tooShort: 'Type one more character.',
  tooLong: 'Only the first {n} characters were searched for.',
  suggestions: {
    heading: 'Popular searches',
    items: [
      'file transfer',
      'session recording',
      'session search',
      'mobile approval',
      'device debugging',
      'Kylin',
    ],
  },
  loadMore: 'Load More',
  loading: 'Searching...',
  noMore: 'No More Data',
  results: 'Results',
  empty: {
    title: 'Nothing found for “{q}”',
    text: 'Try a shorter word, or one of these:',
    allKinds: 'Show all {n} {{n:result|results}}',
    elsewhere: '{n} {{n:result|results}} on the Chinese pages',
    contact: 'Still nothing? Ask us',
  },
  partial: 'News, positions or downloads cannot be searched right now. These are results from pages only.',
}

export default en_search
