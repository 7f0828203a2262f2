/** Apart from what else is known of departments, as every page has it. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll('-', '')}`
}
