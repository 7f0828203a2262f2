import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

const en_accessibility: NamespaceAccessibilityTranslation = {
  seo: {
    title: 'Accessibility and browsers',
    description:
      'How far this website conforms to WCAG 2.2 AA, which browsers it supports, how it is tested, what is known to be missing, and whom to write to.',
  },
  title: 'Accessibility and browsers',
  lead: 'What this website does for people with disabilities and for older browsers, how it is tested, what is known to be missing, and whom to write to.',
  reviewed: 'Last reviewed on 28 November 2026',
  sections: [
    {
      id: 'conformance',
      title: 'Conformance',
      text: 'This website partially conforms to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2: most of it conforms, and what does not is listed below. This is our own assessment; no outside body has audited it.',
      list: [],
    },
    {
      id: 'browsers',
      title: 'Supported browsers',
      text: 'Other browsers with the same engines count too, such as Edge, 360 Browser and the one in WeChat.',
      list: [
        'Everything: Chrome 105, Safari 16, Firefox 115 and newer.',
        'The essentials: browsers based on Chromium 88 to 104, common on UOS and Kylin desktops. Pages are laid out; menus, search, lists, downloads and all forms work; product screens are still pictures.',
        'Older browsers: text in the right order, links and forms, without a promise of layout.',
        'With scripts switched off, the essentials.',
      ],
    },
    {
      id: 'tests',
      title: 'How it is tested',
      text: 'Every change is tested by machine. Some tests are made by hand.',
      list: [
        'Each page is checked by axe against the rules for levels A and AA of WCAG 2.2.',
        'Focus is moved by keyboard through the pages at 320, 390 and 1440 pixels: it is seen and never lost.',
        'After the main actions the focus stays on something, and what was done is announced.',
        'With the browser’s text at 200%, with wider text spacing and at 320 pixels wide, pages do not scroll sideways and spacing cuts off no text.',
        'With scripts switched off, lost or failing: trial application, search, downloads, accounts and unsubscribing. Without style sheets pages are in order.',
        'What screen readers are given on the main pages is written down, and changes to it are reviewed.',
        'In Chromium 92, 103, 109 and 116, Firefox and WebKit, before larger changes are released: menu, language, search, downloads, comparison, news and the trial application.',
      ],
    },
    {
      id: 'known',
      title: 'What is known to be missing',
      text: '',
      list: [
        'We have not yet tested on a real iPhone, nor walked through the pages with screen readers such as NVDA or VoiceOver; only what they are given has been checked.',
      ],
    },
    {
      id: 'contact',
      title: 'Write to us',
      text: 'If something stands in your way, write to or call technical support with the address of the page and the browser or assistive technology you use. You can also ask for the content of a page, or apply for a trial, in this way.',
      list: [],
    },
  ],
  email: 'Email',
  phone: 'Telephone',
}

export default en_accessibility
