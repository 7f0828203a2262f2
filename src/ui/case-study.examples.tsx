import { CaseStudies, CaseStudy } from './case-study.tsx'

export const examples = {
  withFigures: (
    <CaseStudies>
      <CaseStudy
        customer="A large operations team"
        title="From argument to evidence"
        path={[
          { term: 'Challenge', text: 'Nobody knew which part was slow.' },
          { term: 'Approach', text: 'One timeline.' },
          { term: 'Outcome', text: 'Fewer reports.' },
        ]}
        figures={[
          { value: '26%', text: 'fewer fault reports' },
          { value: '50%', text: 'better handling efficiency' },
        ]}
      />
    </CaseStudies>
  ),
  illustrative: (
    <CaseStudy
      customer="A college"
      title="A room for every course"
      illustrative="Illustrative"
      path={[{ term: 'Outcome', text: 'Switched between lessons.' }]}
    />
  ),
}
