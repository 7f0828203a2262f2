// first: declares the order of the cascade layers for the whole style sheet
import '#src/ui/tokens.css'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { forgetEarlyForms, noteEarlyForms } from '#src/site/forms/early-forms.ts'
import { showFailedChunks } from './errors/show-failed-chunks.ts'
import { expectSkippedTransitions } from './navigation/on-navigation.ts'
import { blockUntilHydrated } from './rendering/hydration.ts'
import { isLeftPlain, leavePlain, stayPlain } from './rendering/leave-plain.ts'
import { getRouter } from './router.tsx'
import { loadAnnouncementLines } from './shell/announcements.tsx'
import { startInstance } from './start.ts'

if (isLeftPlain()) stayPlain()
else
  hydratePage().catch((error) => {
    reportError(error)
    stayPlain()
  })

/** `StartClient` without its adapter for server functions passed as values: unused here, 11 kB of script. */
async function hydratePage(): Promise<void> {
  const options = await startInstance.getOptions()
  // where Start's server functions look up their middleware and serialization adapters
  Object.assign(window, { __TSS_START_OPTIONS__: options })
  const router = getRouter()
  Object.assign(router.options, { serializationAdapters: options.serializationAdapters })
  await hydrate(router)
  // as in the document
  if (
    router.state.matches.some(({ loaderData }) => loaderData instanceof Object && 'announced' in loaderData)
  )
    await loadAnnouncementLines()
  showFailedChunks()
  expectSkippedTransitions()
  noteEarlyForms()
  router.history.subscribe(forgetEarlyForms)
  void blockUntilHydrated(router.history)
  const onError = (error: unknown) => {
    reportError(error)
    // what the server shows as failed throws here as well
    if ('$_TSR' in window && !router.state.matches.some((match) => match.error)) leavePlain()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onCaughtError: onError, onUncaughtError: onError },
    )
  })
}
