import type { NamespaceAdminAnnouncementsTranslation } from '../../i18n-types.ts'

const en_admin_announcements: NamespaceAdminAnnouncementsTranslation = {
  title: 'Announcements',
  add: 'New announcement',
  change: 'Change',
  none: 'No announcements yet',
  noneHint: 'An announcement is a line above the header, such as maintenance or a new version.',
  text: 'Text',
  link: 'Text of the link',
  address: 'Address of the link',
  addressHint:
    'A page of this site, such as /service/releases, which opens in the same language; or an address that begins with https://. Leave it empty for no link.',
  langs: 'Languages',
  languages: { both: 'Chinese and English', cn: 'Chinese only', en: 'English only' },
  place: 'Pages',
  places: {
    all: 'All pages',
    home: 'Home',
    products: 'Products',
    solutions: 'Solutions',
    news: 'News',
    company: 'Company and careers',
    downloads: 'Downloads',
  },
  from: 'From',
  fromHint:
    'Without a beginning it is shown once published, without an end it stays. Of several on a page the one that began last is shown; when a visitor closes it, the next one.',
  until: 'Until',
  state: 'State',
  states: { draft: 'Draft', scheduled: 'Scheduled', public: 'Published', ended: 'Ended' },
  changed: 'Unpublished changes',
  period: 'Time',
  preview: 'Preview',
  empty: '(no text)',
  close: 'Close',
  save: 'Save draft',
  publish: 'Publish',
  end: 'End now',
  remove: 'Remove',
  by: '{name}, {at}',
  faults: {
    'dead-address': 'No page opens at this address. Check it; to publish it all the same, press once more.',
    required: 'Write what it says.',
    linkRequired: 'A link needs both its text and its address.',
    tooLong: 'Too long for one line.',
    address: 'Write a page of this site, or an address that begins with https://.',
    endsEarly: 'It must end later than it begins, and later than now.',
    tooMany: 'There are too many announcements. Remove some first.',
  },
}

export default en_admin_announcements
