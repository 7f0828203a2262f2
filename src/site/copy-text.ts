/**
 * Copies a text to the clipboard.
 * @returns whether it worked: not in a browser without a clipboard, nor where it is not allowed
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
