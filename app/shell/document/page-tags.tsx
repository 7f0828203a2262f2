import { Asset, HeadContent, useRouter, useTags } from '@tanstack/react-router'

/**
 * What the page's routes put into its head. Without the preloads the framework adds: a document has its scripts fetched
 * after its first paint (app/rendering/late-scripts.ts), and a page reached from another brings its own.
 */
export const PageTags = import.meta.env.DEV ? HeadContent : TagsOfRoutes

function TagsOfRoutes() {
  const nonce = useRouter().options.ssr?.nonce
  return useTags().flatMap((tag, place) =>
    tag.attrs?.rel === 'modulepreload' ? (
      []
    ) : (
      // the server renders each of them once
      <Asset key={import.meta.env.SSR ? place : JSON.stringify(tag)} {...tag} nonce={nonce} />
    ),
  )
}
