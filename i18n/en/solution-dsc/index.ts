import * as shared from '#i18n/en/product-dsc/shared.ts'
import type { NamespaceSolutionDscTranslation } from '../../i18n-types.ts'

const en_solution_dsc: NamespaceSolutionDscTranslation = {
  category: shared.category,
  title: 'Between two networks, one path you control',
  titleClauses: ['Between two networks,', 'one path you control'],
  lead: 'Once networks are separated, files still have to cross. USB sticks, ad-hoc shares and chat become the workaround, and afterwards nobody can say who sent which file and who approved it. DSC puts one 1U appliance between the two sides and turns request, inspection, approval and transfer into a single recorded process.',
  seo: {
    title: 'File exchange between security zones with DSC',
    description:
      'How to exchange files between isolated networks: DSC puts request, inspection, approval and transfer in one 1U appliance with 4 TB or 8 TB, on record.',
  },
  features: [
    {
      title: 'Retire the USB stick',
      text: 'Export and import take the same path. Users submit a request in a browser or cloud desktop instead of asking someone to copy files onto a stick.',
    },
    {
      title: 'Know who approved',
      text: `Approval follows classification, department and direction, with joint sign-off and delegates. ${shared.exception}`,
    },
    {
      title: 'Keep bad files out',
      text: 'Archives are unpacked layer by layer, scanned for malware and checked for true type and sensitive content. Matches go to manual review or are blocked.',
    },
    {
      title: 'Recall what was sent by mistake',
      text: 'Use links instead of attachments, with an expiry date, download limit and access code, and recall a wrong link in one click.',
    },
    {
      title: 'Trace every file',
      text: 'Uploads, downloads, approvals, transfers and external links are recorded and traceable by person, file or zone, with originals kept for a set period.',
    },
    {
      title: 'One appliance in the rack',
      text: 'A 1U rack appliance, hardware and software together, with 4 TB or 8 TB, as a single unit or an active-standby pair.',
    },
  ],
  scenarios: [
    {
      title: 'Manufacturing and R&D',
      text: 'Builds, drawings and test reports leave the R&D network, and supplier material comes in after scanning.',
    },
    {
      title: 'Government and public services',
      text: 'Documents go out as links that expire and can be recalled.',
    },
    {
      title: 'Financial institutions',
      text: 'Production, office and internet-facing zones have different approvals by direction, with full records for audits.',
    },
    {
      title: 'Cloud desktop users',
      text: 'With local drives and the clipboard closed on cloud desktops, files go in and out through DSC.',
    },
  ],
  architecture: shared.architecture,
  steps: [
    {
      title: 'Connect two test segments',
      text: 'The appliance uses its own network port for each side; policy sets one-way or two-way.',
    },
    {
      title: 'Run one export and one import',
      text: 'Use your own approval process, from request and inspection to the destination zone.',
    },
    {
      title: 'Rack it in production',
      text: 'Choose 4 TB or 8 TB by three months of file traffic, as a single unit or an active-standby pair.',
    },
  ],
  case: shared.customerCase,
  trialCall: {
    title: 'Move one file across first',
    text: 'Connect the trial unit to two test segments and run one export and one import through your own approval process.',
  },
}

export default en_solution_dsc
