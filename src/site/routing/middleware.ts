import { notFound } from '@tanstack/react-router'
import { StatusError } from '../failure.ts'
import { pageOf } from '../pages.ts'

export type MiddlewareContext = { pathname: string }

type Middleware = (context: MiddlewareContext) => void | Promise<void>

const registry = { validate } satisfies Record<string, Middleware>

export type MiddlewareName = keyof typeof registry

/** Runs them in order before the route loads. An unknown name is a 500 (SPEC section 4). */
export async function runMiddlewares(names: readonly string[], context: MiddlewareContext): Promise<void> {
  for (const name of names) {
    if (!Object.hasOwn(registry, name)) throw new StatusError(500, 'Unknown middleware')
    await registry[name as MiddlewareName](context)
  }
}

/** Parameters that no page has are a 404 (SPEC section 8). */
function validate({ pathname }: MiddlewareContext): void {
  if (!pageOf(pathname)) throw notFound()
}
