/** What is typed and chosen in a form, by the id or the name of each field. */
export type FormTyping = Record<string, string | boolean>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that may be kept: no secrets, no files, nothing that only the page writes. */
const fields =
  'textarea, select, input:not([type="password"], [type="file"], [type="hidden"], [autocomplete="one-time-code"])'

export function readTyping(form: HTMLFormElement): FormTyping {
  return Object.fromEntries(fieldsOf(form).map((field) => [nameOf(field), contentOf(field)]))
}

/** Types it again. Fields that are not there any more are left out. */
export function writeTyping(form: HTMLFormElement, typing: FormTyping): void {
  for (const field of fieldsOf(form)) {
    const value = typing[nameOf(field)]
    if (value === undefined || value === contentOf(field)) continue
    if (typeof value === 'boolean') field.click()
    else type(field, value)
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>(fields)]
}

function nameOf(field: Field): string {
  return field.id || `${field.name}=${isChecked(field) ? field.value : ''}`
}

function contentOf(field: Field): string | boolean {
  return isChecked(field) ? field.checked : field.value
}

function isChecked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** As typing does it: React hears of an edit of the text, and not of an assignment to `value`. */
function type(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) field.value = text
  else field.setRangeText(text, 0, field.value.length, 'end')
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
