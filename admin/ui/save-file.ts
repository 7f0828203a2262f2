/** Saves a file of the browser's downloads. @param name what cannot be in a file's name becomes "-" */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name.replace(/[\s\\/:*?"<>|]+/g, '-')
  link.click()
  URL.revokeObjectURL(link.href)
}
