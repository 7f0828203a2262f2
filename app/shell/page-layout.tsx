import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BelowPageHead } from '#src/ui/page-head.tsx'
import type { LayoutName } from '../routes/__root.tsx'
import { AboutTabs } from './about-tabs.tsx'

/** The layout the page asks for; the deepest route that names one decides. */
export function useLayoutName(): LayoutName {
  return useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default',
  })
}

/** Gives a page what its layout adds: the about area has tabs below the page's head. */
export function PageLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  if (layout !== 'about') return children
  return <BelowPageHead value={<AboutTabs />}>{children}</BelowPageHead>
}
