import { productKeys, productNames } from '#contract/products.ts'
import type { Compatibility, CompatibilityBody } from '#contract/release-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { deviceInWords } from '#src/site/facts/device-in-words.ts'
import { SelectField, TextField } from '#src/ui/form.tsx'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage, type EntryFields } from '../ui/list/entries-page.tsx'

/** The platforms and devices of the compatibility list, by product and kind. */
export function CompatibilityPage() {
  const { compatibility: words } = useWords('admin-releases')
  const { columns: headings } = useWords('releases').devices
  const lang = useLocale()
  const columns: Column<Compatibility>[] = [
    {
      id: 'name',
      heading: headings.name,
      cell: (entry) => {
        const { name, models, driver } = deviceInWords(lang, entry)
        const more = [models, driver].filter(Boolean).join(' · ')
        return (
          <>
            {name}
            {more && <small>{more}</small>}
          </>
        )
      },
    },
    { id: 'product', heading: headings.product, cell: (entry) => deviceInWords(lang, entry).product },
    {
      id: 'state',
      heading: headings.state,
      className: 'a-desk-only',
      cell: (entry) => deviceInWords(lang, entry).state,
    },
  ]
  return (
    <EntriesPage
      area="compatibility"
      words={words}
      columns={columns}
      nameOf={(entry) => `${productNames[entry.product]} ${deviceInWords(lang, entry).name}`}
      form={{ fields: DeviceFields, bodyOf }}
    />
  )
}

function bodyOf(form: (name: string) => string): CompatibilityBody {
  return {
    product: form('product') as CompatibilityBody['product'],
    kind: form('kind') as CompatibilityBody['kind'],
    nameCn: form('nameCn'),
    nameEn: form('nameEn'),
    models: form('models'),
    driver: form('driver'),
    versionFrom: form('versionFrom').trim(),
    versionTo: form('versionTo').trim(),
    state: form('state') as CompatibilityBody['state'],
  }
}

const typed = [
  ['nameCn', 80],
  ['nameEn', 80],
  ['models', 200],
  ['driver', 120],
  ['versionFrom', 23],
  ['versionTo', 23],
] as const

function DeviceFields({ entry, ofField }: EntryFields<'compatibility'>) {
  const { fields, hints } = useWords('admin-releases').compatibility
  const { kinds, states } = useWords('releases').devices
  const chosen = {
    product: productKeys.map((key) => [key, productNames[key]] as const),
    kind: Object.entries(kinds),
    state: Object.entries(states),
  }
  const choice = (name: keyof typeof chosen) => (
    <SelectField
      id={`compatibility-${name}`}
      name={name}
      label={fields[name]}
      chosen={entry[name]}
      options={chosen[name]}
    />
  )
  return (
    <>
      {choice('product')}
      {choice('kind')}
      {typed.map(([name, most]) => (
        <TextField
          key={name}
          id={`compatibility-${name}`}
          name={name}
          label={fields[name]}
          hint={hints[name]}
          defaultValue={entry[name]}
          maxLength={most}
          pattern={name.startsWith('version') ? '\\d{1,5}(\\.\\d{1,5}){0,3}' : undefined}
          required={name.startsWith('name')}
          autoComplete="off"
          error={ofField(name)}
        />
      ))}
      {choice('state')}
    </>
  )
}
