import { Link } from '#src/site/link.tsx'
import { SiteLink } from '../shell/site-link.tsx'

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
      <Link to="/$lang/$id" params={{ id: 'numbers' }} />
      <Link to="/$lang/about/news" search={{ category: 'advisory', page: 2 }} />
      <Link to="/$lang/trial/trial" search={{ product: '8' }} />
      <SiteLink path="/cn/product/av">x</SiteLink>
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
      {/* @ts-expect-error a service that is none */}
      <Link to="/$lang/service/$id" params={{ id: 'repair' }} />
      {/* @ts-expect-error a section that the home page does not have */}
      <Link to="/$lang/$id" params={{ id: 'prices' }} />
      {/* @ts-expect-error a page that is no number */}
      <Link to="/$lang/about/news" search={{ page: 'two' }} />
      {/* @ts-expect-error a category that is none */}
      <Link to="/$lang/about/news" search={{ category: 'gossip' }} />
      {/* @ts-expect-error a product that no trial has */}
      <Link to="/$lang/trial/trial" search={{ product: '3' }} />
      {/* @ts-expect-error a section that no page has */}
      <Link to="/$lang/product/mvda" hash="price" />
      {/* @ts-expect-error a path that is no page */}
      <SiteLink path="/cn/product/audit">x</SiteLink>
    </>
  )
}
