/** RecruitmentPage */
export function RecruitmentPage() {
  return <h1>RecruitmentPage</h1>
}
