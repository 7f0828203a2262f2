/** Saves text as a CSV file of the browser's downloads. @param name what cannot be in a file's name becomes "-" */
export function saveCsv(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name.replace(/[^\w-]+/g, '-').replace(/-+$/, '')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
