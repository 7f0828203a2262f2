import { createMiddleware } from '@tanstack/react-start'
import { beginProgress } from './progress.ts'

/** The progress bar also runs while a server function is called from the browser. */
export const serverFunctionProgress = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  const end = typeof document === 'undefined' ? () => {} : beginProgress()
  try {
    return await next()
  } finally {
    end()
  }
})
