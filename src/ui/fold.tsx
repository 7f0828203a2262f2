/**
 * Where the first screen of a page ends: what stands above has its styles in the page itself, what follows waits for
 * the style sheet, which the server links here (app/styles). A page that has none ends above its footer.
 */
export function Fold() {
  // an empty text: React leaves what it finds inside alone
  return (
    <div className="fold" hidden>
      {''}
    </div>
  )
}
