/** TrialPage */
export function TrialPage() {
  return <h1>TrialPage</h1>
}
