import type { A2mElement, A2mWords } from './a2m-elements.ts'

/** What stands on an element's plate. */
export function PhoneWords({ words, element }: { words: A2mWords; element: A2mElement }) {
  const { request, fields, lines, total, actions } = words
  if (element === 'actions')
    return (
      <>
        <span className="a2m__key">{actions.back}</span>
        <span className="a2m__key">{actions.approve}</span>
      </>
    )
  if (element === 'line1' || element === 'line2') {
    const line = lines[element === 'line1' ? 0 : 1]
    if (!line) return null
    return (
      <>
        <span>
          <b>{line.item}</b>
          <small>
            {line.quantity} × {line.price}
          </small>
        </span>
        <b>{line.amount}</b>
      </>
    )
  }
  if (element === 'title')
    return (
      <>
        <b>{request.title}</b>
        <small>{request.number}</small>
      </>
    )
  const { label, value } = element === 'total' ? total : fields[element]
  return (
    <>
      <small>{label}</small>
      <b>{value}</b>
    </>
  )
}
