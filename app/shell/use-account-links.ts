import { accountLink } from '#src/site/account-link.ts'
import { usePathAndSearch } from './navigation.ts'
import { useSiteData } from './site-data.ts'

/** Addresses of the account site that lead back to this page; undefined for a visitor who is logged in. */
export function useAccountLinks(): { login: string; register: string } | undefined {
  const data = useSiteData()
  const path = usePathAndSearch()
  if (!data || data.visitor) return undefined
  const { publicOrigin, loginUrl, registerUrl } = data.settings
  const back = (address: string) => accountLink(address, publicOrigin + path)
  return { login: back(loginUrl), register: back(registerUrl) }
}
