import { useLocation } from '@tanstack/react-router'
import { accountLink } from '#src/site/visitor/visitor.ts'
import { addressOf } from './navigation.ts'
import { useSiteData, useVisitor } from './site-data.ts'

type AccountLinks = { login: string; register: string }

/** Account site URLs that return to this page; undefined when logged in. */
export function useAccountLinks(): AccountLinks | undefined {
  const visitor = useVisitor()
  const addresses = useAccountAddresses()
  return visitor ? undefined : addresses
}

/** The same whether logged in or not: a login can end while the page is open. */
export function useAccountAddresses(): AccountLinks | undefined {
  const data = useSiteData()
  const path = useLocation({ select: addressOf })
  if (!data) return undefined
  const { publicOrigin, loginUrl, registerUrl } = data.settings
  const back = (address: string) => accountLink(address, publicOrigin + path)
  return { login: back(loginUrl), register: back(registerUrl) }
}
