import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, createContext, use } from 'react'
import { StatusPage } from './status-page.tsx'

/** What is shown in the place of a page that failed, by what stands around it. */
export const ErrorPage = createContext<ComponentType<{ error: unknown }>>(StatusPage)

export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const Page = use(ErrorPage)
  return <Page error={error} />
}
