/** Stand-in until the page is drawn. */
export function ComparePage() {
  return <h1>compare</h1>
}
