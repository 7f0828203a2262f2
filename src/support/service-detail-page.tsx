/** One service. */
export function ServiceDetailPage({ id }: { id: string }) {
  return <h1>{id}</h1>
}
