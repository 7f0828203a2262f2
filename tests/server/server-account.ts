import { readFile } from 'node:fs/promises'

export interface ServerAccount {
  uid: number
  gid: number
}

/**
 * The account a server that refuses root is run as: none (the own one) for an ordinary user, `postgres` or
 * `nobody` for root.
 * @throws Error when this is root and there is neither
 */
export async function serverAccount(): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => lines.find((fields) => fields[0] === name))
    .find(Boolean)
  if (!account)
    throw new Error('PostgreSQL refuses to run as root, and there is no account postgres or nobody.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
