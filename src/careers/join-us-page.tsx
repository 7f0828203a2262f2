/** JoinUsPage */
export function JoinUsPage() {
  return <h1>JoinUsPage</h1>
}
