import type { ReactNode } from 'react'
import type { Examples } from './examples.ts'
import { Onward, OnwardList, onwardClass } from './onward.tsx'

export const examples: Examples = {
  marked: list(<Onward mark="dsc" name="DSC" text="Files between zones" />),
  plain: list(<Onward name="Compare the six products" />),
}

function list(content: ReactNode) {
  return (
    <OnwardList>
      <li>
        <a className={onwardClass} href="#example">
          {content}
        </a>
      </li>
    </OnwardList>
  )
}
