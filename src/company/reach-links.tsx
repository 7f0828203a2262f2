/** A telephone number that a phone can dial. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll('-', '')}`}>{number}</a>
}

/** An e-mail address that opens a letter. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
