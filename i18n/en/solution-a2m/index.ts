import * as shared from '#i18n/en/product-a2m/shared.ts'
import type { NamespaceSolutionA2mTranslation } from '../../i18n-types.ts'

const en_solution_a2m: NamespaceSolutionA2mTranslation = {
  category: shared.category,
  title: 'Put older systems on the phone first, decide on a rewrite later',
  titleClauses: ['Put older systems on the phone first,', 'decide on a rewrite later'],
  lead: 'Approvals wait for people who are travelling, front-line staff write on paper and type it in later, and the system has only a PC client. A rewrite takes time and budget, and carries risk. A2M first turns the few most used screens into mobile pages, without changing a line of the original system.',
  seo: {
    title: 'PC applications on phones: the A2M solution',
    description:
      'Your ERP, OA or core system has only a PC client. How A2M brings its busiest screens to the phone: fit, page design, identity, data and deployment.',
  },
  features: [
    {
      title: 'Leave the original system alone',
      text: 'Windows, controls and grids are recognised in the session. No source code is needed, so systems without a vendor qualify too.',
    },
    {
      title: 'Comfortable on a phone',
      text: 'Dates, drop-downs and long lists become native controls, and only the fields of the current step are shown, so there is no zooming.',
    },
    {
      title: 'Phone features in the workflow',
      text: 'Camera, scanning, location and signatures go straight into the existing steps, with no re-typing.',
    },
    {
      title: 'Keep existing rights',
      text: 'Logic, rights and data stay in the original system. Devices cache no business files, and watermarks and idle lock are available.',
    },
    {
      title: 'Enter where staff already are',
      text: 'Connect WeCom, DingTalk, Feishu or your own app, and open a task in one tap.',
    },
  ],
  scenarios: [
    {
      title: 'Group approvals',
      text: 'Purchasing, payment and seal approvals are done on the phone and do not pile up during travel.',
    },
    {
      title: 'Inspection and stock-taking',
      text: 'Fill in on the move, with photos and location going straight into the original system.',
    },
    {
      title: 'Hospital bedside',
      text: 'Scan wristbands, look up results and enter nursing notes on a tablet.',
    },
    {
      title: 'Older systems without source',
      text: 'Put them on the phone first, then let usage data decide what to rewrite.',
    },
  ],
  architecture: shared.architecture,
  steps: [
    {
      title: 'Pick your busiest approval',
      text: 'Prepare a test account and the steps; the application runs on a session host.',
    },
    {
      title: 'Make pages people can tap',
      text: 'Screens are recognised in the session and rules generate mobile pages, with no source code changed.',
    },
    {
      title: 'Release by department',
      text: 'Rules have versions and can be rolled back; usage data shows where to go next.',
    },
  ],
  case: shared.customerCase,
  trialCall: {
    title: 'Pick your busiest approval',
    text: 'Bring a test account and the steps, and have working mobile pages before the trial ends.',
  },
}

export default en_solution_a2m
