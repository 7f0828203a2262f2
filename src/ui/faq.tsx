import type { ReactNode } from 'react'
import './fold.css'
import './faq.css'
import { Icon } from './icon.tsx'

type Question = { question: string; answer: ReactNode }

export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details className="fold" key={question}>
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
