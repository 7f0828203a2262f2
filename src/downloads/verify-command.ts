/**
 * The command that prints a file's SHA-256, with what the system brings along: PowerShell's Get-FileHash, macOS' shasum,
 * coreutils' sha256sum.
 * @param system `windows`, `macos`, or anything else for Linux
 * @param fileName as it was downloaded; quoted, because names may hold spaces
 */
export function verifyCommand(system: string, fileName: string): string {
  if (system === 'windows') return `Get-FileHash -Algorithm SHA256 '${fileName.replaceAll("'", "''")}'`
  const quoted = `'${fileName.replaceAll("'", "'\\''")}'`
  return system === 'macos' ? `shasum -a 256 ${quoted}` : `sha256sum ${quoted}`
}
