/** ReadinessPage */
export function ReadinessPage() {
  return <h1>ReadinessPage</h1>
}
