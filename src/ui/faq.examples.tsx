import { Faq } from './faq.tsx'

export const examples = {
  two: (
    <Faq
      questions={[
        { question: 'Can we keep our servers?', answer: 'Yes.' },
        { question: 'Which is right for us?', answer: 'Try both.' },
      ]}
    />
  ),
}
