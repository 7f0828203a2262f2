import { useEffect } from 'react'
import { useLL } from '#i18n/words.tsx'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Says what is wrong with a field in the language of the page; the browser's own messages are in the browser's. Holds
 * for every form of the document: `invalid` does not bubble, but is captured.
 */
export function useValidityWords(): void {
  const words = useLL().admin.validity
  useEffect(() => {
    const said = new Set<Field>()
    // whoever sets a message of their own has said it in the page's language
    const say = ({ target }: Event) => {
      const field = target as Field
      if (field.validity.customError) return
      field.setCustomValidity(wordOf(field))
      said.add(field)
    }
    const wordOf = (field: Field): string => {
      const { valueMissing, typeMismatch, tooShort } = field.validity
      if (valueMissing && field.type === 'file') return words.file()
      if (valueMissing) return /^(checkbox|radio|select)/.test(field.type) ? words.choice() : words.empty()
      if (typeMismatch && field.type === 'email') return words.email()
      if (tooShort && 'minLength' in field)
        return words.short({ least: field.minLength, now: field.value.length })
      return words.wrong()
    }
    // a field with a message stays invalid until the message is taken back: before what is typed or sent is checked again
    const takeBack = ({ type, target }: Event) => {
      for (const field of said) {
        if (type !== 'click' && field !== target) continue
        field.setCustomValidity('')
        said.delete(field)
      }
    }
    const edits = ['input', 'change', 'click']
    document.addEventListener('invalid', say, true)
    for (const edit of edits) document.addEventListener(edit, takeBack, true)
    return () => {
      document.removeEventListener('invalid', say, true)
      for (const edit of edits) document.removeEventListener(edit, takeBack, true)
    }
  }, [words])
}
