import { Band } from './band.tsx'
import { buttonClass } from './button.tsx'
import { Empty } from './empty.tsx'
import { PageHead } from './page-head.tsx'

type UnavailableProps = {
  /** heading of the page that would be here */
  heading: string
  title: string
  text: string
  linkText: string
  /** what the link asks for: the same page again, as a new document */
  href: string
}

/** In place of a page that cannot be read now: what happened, and to try again. */
export function Unavailable({ heading, title, text, linkText, href }: UnavailableProps) {
  return (
    <>
      <PageHead title={heading} />
      <Band near>
        <Empty
          title={title}
          action={
            <a className={buttonClass()} href={href}>
              {linkText}
            </a>
          }
        >
          {text}
        </Empty>
      </Band>
    </>
  )
}
