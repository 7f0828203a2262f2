/** DownloadSearchPage */
export function DownloadSearchPage() {
  return <h1>DownloadSearchPage</h1>
}
