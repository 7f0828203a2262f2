import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag, locales } from '#src/site/locale.ts'
import { signOut } from '../identity/identity.functions.ts'
import { setStaffLanguage } from '../staff.functions.ts'
import { useStaff } from '../staff.ts'
import { forgetAllTyping } from '../ui/typing/kept-typing.ts'
import { useMayLeave } from '../ui/typing/unsaved.ts'
import { UserText } from '../ui/user-text.tsx'

/** Who is signed in, their account and language, and the way out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const { nav, roles, keys } = useWords('admin')
  const { id, name, role } = useStaff()
  const queryClient = useQueryClient()
  const mayLeave = useMayLeave()
  const popover = useId()
  const leave = async () => {
    if (!(await mayLeave())) return
    await signOut()
    forgetAllTyping(`${id} `)
    queryClient.clear()
    // a document of its own: nothing of the session stays in memory
    location.assign('/admin/sign-in')
  }
  return (
    <div className="a-account-menu">
      <button type="button" popoverTarget={popover}>
        <Avatar name={name} />
        <span>
          <UserText>{name}</UserText>
          <small>{roles[role]}</small>
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes behind what is chosen */}
      <div id={popover} popover="auto" onClick={(event) => event.currentTarget.hidePopover?.()}>
        <LanguageSwitch />
        <Link to="/admin/account">{nav.account}</Link>
        <button type="button" className="a-desk-only" onClick={onKeys}>
          {keys.title}
        </button>
        <button type="button" onClick={leave}>
          {nav.signOut}
        </button>
      </div>
    </div>
  )
}

/** The first letter of a name, beside the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="a-avatar" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

/** The other language of the staff's side. */
export function LanguageSwitch() {
  const locale = useLocale()
  const { langs } = useWords('admin')
  const other = locales.find((one) => one !== locale) ?? locale
  const change = async () => {
    await setStaffLanguage({ data: { lang: other } })
    // a document of its own: all of it is in the other language
    location.reload()
  }
  return (
    <button type="button" lang={languageTag(other)} onClick={change}>
      {langs[other]}
    </button>
  )
}
