import type { NamespaceAdminTranslation } from '../../i18n-types.ts'

const en_admin: NamespaceAdminTranslation = {
  title: 'DeskCloud admin',
  needsScript: 'The admin needs JavaScript. Switch it on in your browser and reload this page.',
  skip: 'Skip to content',
  language: 'Language',
  nav: {
    label: 'Admin',
    tabs: 'Frequent',
    more: 'More',
    find: 'Search or go to',
    work: 'Work',
    content: 'Content',
    manage: 'Manage',
    today: 'Today',
    leads: 'Applications',
    figures: 'Figures',
    news: 'News',
    jobs: 'Positions',
    packages: 'Packages',
    media: 'Pictures',
    staff: 'Staff and roles',
    audit: 'Audit',
    account: 'My account',
    signOut: 'Sign out',
    nothing: 'There is no such page.',
  },
  tooMany: 'Too many wrong attempts. Try again in {minutes} minutes; the account is not disabled.',
  roles: { editor: 'Editor', publisher: 'Publisher', sales: 'Sales', admin: 'Administrator' },
  states: {
    loading: 'Loading',
    failed: 'This could not be loaded.',
    notDone: 'That did not work. Try again.',
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    changedMeanwhile:
      'Somebody else has just saved. The fields you have not changed now show their text; check them and save again.',
    leave: 'Some of what you typed is not saved. Leave anyway?',
    more: 'Earlier',
    yes: 'Yes',
    no: 'No',
    actions: 'Actions',
  },
}

export default en_admin
