import { Link } from '#src/site/link.tsx'

/**
 * Compiled, never run: links that lead nowhere must not compile. Each `@ts-expect-error` fails the type check as soon
 * as the line below it would be accepted.
 */
export function LinksThatCompile() {
  return (
    <>
      <Link to="/$lang" params={{ lang: 'cn' }} />
      <Link to="/$lang/about/about" />
      <Link to="/$lang/product/mvda" params={{ lang: 'en' }} hash="cases" />
      <Link to="/$lang/service/$id" params={{ lang: 'cn', id: 'remote' }} />
      <Link to="/$lang/about/news-detail/{-$id}" params={{ lang: 'cn' }} />
    </>
  )
}

export function LinksThatDoNot() {
  return (
    <>
      {/* @ts-expect-error a path that no route has */}
      <Link to="/$lang/product/vdi" params={{ lang: 'cn' }} />
      {/* @ts-expect-error a path without its language */}
      <Link to="/product/mvda" />
      {/* @ts-expect-error a language that is not one of ours */}
      <Link to="/$lang/product/mvda" params={{ lang: 'de' }} />
      {/* @ts-expect-error no id */}
      <Link to="/$lang/service/$id" />
      {/* @ts-expect-error a parameter that the route does not take */}
      <Link to="/$lang/about/about" params={{ lang: 'cn', id: 'x' }} />
    </>
  )
}
