/** PackagePage */
export function PackagePage() {
  return <h1>PackagePage</h1>
}
