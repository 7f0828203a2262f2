import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { expectSkippedTransitions } from './skipped-transitions.ts'
import { startInstance } from './start.ts'

void hydratePage()

/**
 * What Start's `StartClient` does, without its adapter for server functions that are sent as values: nothing here does
 * that, and it would bring all of what calls the server (13 kB) into the first load of every page.
 */
async function hydratePage(): Promise<void> {
  const options = await startInstance.getOptions()
  // where server functions look for their middleware and adapters
  Object.assign(window, { __TSS_START_OPTIONS__: options })
  const router = getRouter()
  Object.assign(router.options, { serializationAdapters: options.serializationAdapters })
  keepSheet()
  expectSkippedTransitions()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/** The page in view holds the style sheet at its fold, and would take it along when it goes. */
function keepSheet(): void {
  const link = document.querySelector('.fold link')
  if (link) document.head.append(link.cloneNode())
}
