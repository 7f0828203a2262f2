import type { FAQPage } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'

/** The questions a page answers, as it shows them. */
export function faqPage(
  page: PageFacts,
  questions: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${page.url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
