/** Stand-in until the page is drawn. */
export function SolutionPage({ product }: { product: string }) {
  return <h1>{product}</h1>
}
