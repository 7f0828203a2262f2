import type { NamespaceProductsTranslation } from '../../i18n-types.ts'

const en_products: NamespaceProductsTranslation = {
  nav: {
    label: 'On this page',
    features: 'Features',
    scenarios: 'Scenarios',
    architecture: 'Architecture',
    cases: 'Cases',
    compatibility: 'Compatibility',
    specs: 'Specifications',
    faq: 'FAQ',
    neighbours: 'Works with',
  },
  headings: {
    features: 'Features',
    scenarios: 'Application scenarios',
    components: 'Components',
    architecture: 'Deployment architecture',
    specs: 'Specifications',
    compatibility: 'Compatibility',
    cases: 'Successful cases',
    faq: 'Questions',
    neighbours: 'Works with other products',
    related: 'Next steps',
  },
  crumb: {
    label: 'Breadcrumb',
    home: 'Home',
    products: 'Products',
  },
  actions: {
    trial: 'Apply for a trial',
    freeTrial: 'Free trial',
    solution: 'View solution',
    downloads: 'Downloads',
    compare: 'Compare the six products',
    print: 'Print',
    printSheet: 'Print the datasheet',
    product: 'View {name}',
    architecture: 'See the deployment',
  },
  related: {
    solution: '{name} solution',
    solutionText: 'Start from the need: scenarios, deployment and a case.',
    downloads: '{name} downloads',
    downloadsText: 'Packages, release notes and checksums.',
    compare: 'Product comparison',
    compareText: 'Compare two or three products by need.',
  },
  trialCall: {
    first: 'On your own endpoints and network,',
    second: 'try {name}',
    text: 'A pre-sales engineer helps confirm environment and goals, then provides accounts, images and an installation guide.',
  },
  heroAlt: '{name} drawing, labelled: {labels}',
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
  print: {
    document: 'Product datasheet',
    printedOn: 'Printed on {date}',
    address: 'Web address: {url}',
    note: 'The web page carries the latest version.',
  },
}

export default en_products
