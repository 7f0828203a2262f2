/** Stand-in until the page is drawn. */
export function ProductPage({ product }: { product: string }) {
  return <h1>{product}</h1>
}
