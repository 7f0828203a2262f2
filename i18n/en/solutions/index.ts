import { diagram, share, tiers } from '#i18n/en/products/shared.ts'
import type { NamespaceSolutionsTranslation } from '../../i18n-types.ts'

const en_solutions: NamespaceSolutionsTranslation = {
  name: '{name} solution',
  tasks: {
    product: 'Product',
    fit: 'For',
    needs: 'Needs',
    of: {
      av: {
        task: 'Auditing contractors and third-party operations',
        fit: 'Banks, design institutes, companies with many contractors',
        needs: 'An agent can be installed on desktops or application hosts',
      },
      dsc: {
        task: 'File exchange between networks',
        fit: 'R&D and manufacturing, government, finance',
        needs: 'A free network port on each side',
      },
      centerview: {
        task: 'VDI operations and inspection',
        fit: 'Large companies, hospitals, organisations with many branches',
        needs: 'You keep the VDI platform you have',
      },
      mvda: {
        task: 'Central delivery of desktops and applications',
        fit: 'Bank branches, government, schools, contractors',
        needs: 'Existing servers and hypervisors can be reused',
      },
      a2m: {
        task: 'Mobile approvals and field entry for older systems',
        fit: 'Corporate groups, hospitals, field teams',
        needs: 'The application runs on a session host',
      },
      mdw: {
        task: 'Cloud development with real devices',
        fit: 'Handset makers, automotive electronics, IoT',
        needs: 'A development cloud desktop, in use or planned',
      },
    },
  },
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
    product: 'View product',
    architecture: 'View architecture',
    print: 'Print',
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
  tiers,
  diagram,
  share,
  print: {
    document: 'Solution datasheet',
    printedOn: 'Printed on {date}',
    address: 'Web address: {url}',
    note: 'The web page has the latest version.',
  },
}

export default en_solutions
