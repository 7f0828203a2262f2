import { useLocation } from '@tanstack/react-router'
import { accountLink } from '#src/site/visitor/visitor.ts'
import { addressOf } from './navigation.ts'
import { useSiteData, useVisitor } from './site-data.ts'

type AccountLinks = { login: string; register: string }

/** Addresses of the account site that lead back to this page; undefined for a visitor who is logged in. */
export function useAccountLinks(): AccountLinks | undefined {
  const visitor = useVisitor()
  const addresses = useAccountAddresses()
  return visitor ? undefined : addresses
}

/** The same for everybody: a login can end while the page is open. */
export function useAccountAddresses(): AccountLinks | undefined {
  const data = useSiteData()
  const path = useLocation({ select: addressOf })
  if (!data) return undefined
  const { publicOrigin, loginUrl, registerUrl } = data.settings
  const back = (address: string) => accountLink(address, publicOrigin + path)
  return { login: back(loginUrl), register: back(registerUrl) }
}
