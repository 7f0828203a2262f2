import { Steps } from './steps.tsx'

export const examples = {
  three: (
    <Steps
      steps={[
        { title: 'Apply', text: 'Confirm your e-mail' },
        { title: 'Talk', text: 'One call' },
        { title: 'Try', text: 'Account and guide' },
      ]}
    />
  ),
}
