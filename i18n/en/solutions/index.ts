import type { NamespaceSolutionsTranslation } from '../../i18n-types.ts'

const en_solutions: NamespaceSolutionsTranslation = {
  name: '{name} solution',
  nav: {
    label: 'On this page',
    features: 'Features',
    scenarios: 'Scenarios',
    architecture: 'Architecture',
    case: 'Case',
  },
  headings: {
    features: 'Solution Features',
    scenarios: 'Application Scenarios',
    architecture: 'Deployment Architecture',
    case: 'Successful Case',
    related: 'Related products and solutions',
  },
  crumb: {
    label: 'Breadcrumb',
    home: 'Home',
    solutions: 'Solutions',
  },
  actions: {
    trial: 'Apply for a trial',
    product: 'View the product',
    architecture: 'View deployment architecture',
    compare: 'Compare the six products',
    downloads: 'Downloads',
    print: 'Print',
    call: 'Call {phone}',
  },
  related: {
    product: '{name} features, specifications and compatibility',
    other: '{name} solution',
  },
  case: {
    customer: 'Customer',
    challenge: 'Challenge',
    approach: 'Approach',
    outcome: 'Outcome',
    illustrative: 'Illustrative',
    illustrativeNote:
      'Cases marked Illustrative show how the product is used and do not refer to a named customer.',
  },
  tiers: {
    client: 'Users and endpoints',
    edge: 'Access and edge',
    control: 'Control and analysis',
    resource: 'Desktops and sessions',
    data: 'Storage',
    integration: 'External systems',
  },
  diagram: {
    label: '{name} deployment diagram',
    links: 'Connections',
    components: 'Components',
    listIntro: 'The numbers in the diagram match the {n} connections listed here.',
    to: 'to',
  },
  share: {
    label: 'Share',
    code: 'QR code of this page',
    scan: 'Scan with WeChat or a phone’s camera to open this page there.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    failed: 'Could not copy. Copy the link from the address bar.',
    send: 'Send with another app',
  },
  print: {
    document: 'Solution datasheet',
    printedOn: 'Printed on {date}',
    address: 'Web address: {url}',
    note: 'The web page has the latest version.',
  },
}

export default en_solutions
