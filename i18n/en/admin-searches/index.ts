import type { NamespaceAdminSearchesTranslation } from '../../i18n-types.ts'

const en_admin_searches: NamespaceAdminSearchesTranslation = {
  title: 'Site search',
  add: 'New search terms',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  changed: 'Changed',
  none: 'No search terms yet',
  noneHint:
    'Where visitors use other words than the pages do, add synonyms here, or pin the page that comes first.',
  words: 'What visitors type',
  same: 'Synonyms',
  path: 'Page pinned to the top',
  hints: {
    words: 'Several with commas.',
    same: 'Words that pages use, several with commas. A search for what visitors type finds these, too, also among downloads.',
    path: 'A page of this site, such as /product/security; searches in both languages lead to it. Optional.',
  },
  vain: 'Recent searches without results',
  noVain: 'No searches without results in the last 30 days.',
  answer: 'Answer',
  dismiss: 'Dismiss',
  last: 'Last',
  faults: {
    wordsRequired: 'Enter what visitors type.',
    wordsMax: 'At most 20 words of 40 characters each.',
    wordsTaken: 'One of these words is in the list already: change it there.',
    pathFormat: 'Enter a page of this site, such as /product/security.',
    answerRequired: 'Enter synonyms, or a page to pin.',
    tooMany: 'There are too many. Remove some first.',
  },
}

export default en_admin_searches
