import { readJobSearch } from '#src/careers/jobs.ts'
import { Link, SiteLink } from '#src/site/link.tsx'
import { localePath } from '#src/site/navigation.ts'
import { useNavigate } from '#src/site/use-navigate.ts'

/**
 * Compiled, never run: links that lead nowhere must not compile. Each `@ts-expect-error` fails the type check as soon
 * as the line below it would be accepted.
 */
export function LinksThatCompile() {
  return (
    <>
      <Link to="/$lang" params={{ lang: 'cn' }} />
      <Link to="/$lang/about/about" />
      <Link to="/$lang/product/$key" params={{ lang: 'en', key: 'mvda' }} hash="cases" />
      <Link to="/$lang/solution/$key" params={{ key: 'av' }} hash="case" />
      <Link to="/$lang/product/compare" search={{ products: 'mvda,dsc', differences: 1 }} />
      <Link to="/$lang/about/joinus" search={readJobSearch({ team: 'rnd' })} />
      <Link to="/$lang/service/$id" params={{ lang: 'cn', id: 'remote' }} />
      <Link to="/$lang/$id" params={{ id: 'numbers' }} />
      <Link to="/$lang/about/news" search={{ category: 'advisory', page: 2 }} />
      <Link to="/$lang/trial/trial" search={{ product: '8', mvda: 300, memory: 8 }} />
      <SiteLink path="/cn/product/av">x</SiteLink>
      <Link to="/$lang/about/news-detail/{-$id}" params={{ lang: 'cn' }} />
    </>
  )
}

export function LinksThatDoNot() {
  return (
    <>
      {/* @ts-expect-error a path that no route has */}
      <Link to="/$lang/product/$key" params={{ key: 'vdi' }} />
      {/* @ts-expect-error a path without its language */}
      <Link to="/product/mvda" />
      {/* @ts-expect-error a language that is not one of ours */}
      <Link to="/$lang/product/$key" params={{ lang: 'de', key: 'mvda' }} />
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
      {/* @ts-expect-error an estimate that is a text */}
      <Link to="/$lang/trial/trial" search={{ product: '8', mvda: 'many' }} />
      {/* @ts-expect-error an estimate in one text */}
      <Link to="/$lang/trial/trial" search={{ estimate: 'garbage' }} />
      {/* @ts-expect-error a section that no page has */}
      <Link to="/$lang/product/$key" params={{ key: 'mvda' }} hash="price" />
      {/* @ts-expect-error a section of another page */}
      <Link to="/$lang/product/$key" params={{ key: 'mvda' }} hash="case" />
      {/* @ts-expect-error a section of a page that has none */}
      <Link to="/$lang/about/news" hash="faq" />
      {/* @ts-expect-error a product that is none, among others */}
      <Link to="/$lang/product/compare" search={{ products: 'mvda,vdi' }} />
      {/* @ts-expect-error a switch that is off by being left out */}
      <Link to="/$lang/product/compare" search={{ differences: 0 }} />
      {/* @ts-expect-error a team that no position was read of */}
      <Link to="/$lang/about/joinus" search={{ team: 'nobody' }} />
      {/* @ts-expect-error a parameter that the route does not take */}
      <Link to="/$lang/about/about" search={{ page: 2 }} />
      {/* @ts-expect-error pages of a menu take none */}
      <SiteLink path="/cn/product/av" search={{ q: 'x' }}>
        x
      </SiteLink>
      {/* @ts-expect-error a path that is no page */}
      <SiteLink path="/cn/product/audit">x</SiteLink>
    </>
  )
}

export function NavigationThatDoesNot() {
  const navigate = useNavigate()
  // @ts-expect-error a section of another page
  void navigate({ to: '/$lang/product/$key', params: { lang: 'cn', key: 'mvda' }, hash: 'case' })
  // @ts-expect-error a path that no route has
  void navigate({ to: '/$lang/product/$key', params: { lang: 'cn', key: 'vdi' } })
  // @ts-expect-error a path that is no page
  return localePath('cn', '/product/audit')
}
