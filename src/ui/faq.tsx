import type { ReactNode } from 'react'
import './faq.css'
import { Icon } from './icon.tsx'

type Question = { question: string; answer: ReactNode }

/** Questions that open to their answers; the first one is open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
