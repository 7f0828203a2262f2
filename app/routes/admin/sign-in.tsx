import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#src/admin/identity/sign-in-page.tsx'

export const Route = createFileRoute('/admin/sign-in')({
  validateSearch: ({ returnTo }: { returnTo?: unknown }) =>
    typeof returnTo === 'string' && /^\/admin(\/[\w/.-]*)?(\?[\w=&%.+-]*)?$/.test(returnTo)
      ? { returnTo }
      : {},
  component: () => <SignInPage returnTo={Route.useSearch().returnTo ?? '/admin'} />,
})
