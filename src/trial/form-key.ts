/**
 * The idempotency key of one form: 128 random bits, made when the form is rendered, so that however often the form is
 * sent it is one application.
 */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
