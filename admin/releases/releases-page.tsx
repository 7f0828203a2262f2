import { useState } from 'react'
import { productParts } from '#contract/keys.ts'
import { productKeys, productNames } from '#contract/products.ts'
import type { Release, ReleaseBody } from '#contract/release-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { type Column, plain } from '../ui/list/data-table.tsx'
import { EntriesPage, type EntryFields } from '../ui/list/entries-page.tsx'

/** Each version of a product's parts: its dates, where it can be upgraded from, what it works with. */
export function ReleasesPage() {
  const words = useWords('admin-releases')
  const { labels, parts } = useWords('downloads')
  const columns: Column<Release>[] = [
    {
      id: 'name',
      heading: words.product,
      cell: ({ product, part }) => `${productNames[product]} ${parts[part]}`,
    },
    plain('version', labels.version),
    plain('releasedAt', labels.date, 'a-desk-only'),
    plain('fixesUntil', labels.fixesUntil, 'a-desk-only'),
    plain('securityUntil', labels.securityUntil, 'a-desk-only'),
    plain('upgradeFrom', words.upgradeFrom, 'a-wide-only'),
  ]
  return (
    <EntriesPage
      area="releases"
      words={words}
      columns={columns}
      nameOf={({ product, part, version }) => `${productNames[product]} ${parts[part]} ${version}`}
      form={{ fields: ReleaseFields, bodyOf }}
    />
  )
}

const dates = ['releasedAt', 'fixesUntil', 'securityUntil'] as const

function bodyOf(form: (name: string) => string): ReleaseBody {
  return {
    product: form('product') as ReleaseBody['product'],
    part: form('part') as ReleaseBody['part'],
    version: form('version').trim(),
    releasedAt: form('releasedAt'),
    fixesUntil: form('fixesUntil') || null,
    securityUntil: form('securityUntil') || null,
    upgradeFrom: form('upgradeFrom').trim(),
    downgrade: form('downgrade') as ReleaseBody['downgrade'],
    serverFrom: form('serverFrom').trim(),
    serverTo: form('serverTo').trim(),
  }
}

function ReleaseFields({ entry: release, ofField }: EntryFields<'releases'>) {
  const words = useWords('admin-releases')
  const { labels, parts } = useWords('downloads')
  const { downgrades } = useWords('releases').lifecycle
  const [typed, setTyped] = useState<Partial<Record<(typeof dates)[number], string>>>({})
  const version = (
    name: 'version' | 'upgradeFrom' | 'serverFrom' | 'serverTo',
    label: string,
    hint?: string,
  ) => (
    <TextField
      id={`release-${name}`}
      name={name}
      label={label}
      hint={hint}
      defaultValue={release[name]}
      pattern="\d{1,5}(\.\d{1,5}){0,3}"
      required={name === 'version'}
      autoComplete="off"
      error={ofField(name)}
    />
  )
  return (
    <>
      <SelectField
        id="release-product"
        name="product"
        label={words.product}
        chosen={release.product}
        options={productKeys.map((key) => [key, productNames[key]])}
      />
      <SelectField
        id="release-part"
        name="part"
        label={words.part}
        chosen={release.part}
        options={productParts.map((key) => [key, parts[key]])}
      />
      {version('version', labels.version)}
      {dates.map((name) => (
        <DateField
          key={name}
          id={`release-${name}`}
          name={name}
          label={name === 'releasedAt' ? labels.date : labels[name]}
          hint={name === 'releasedAt' ? words.dated : words.until}
          required={name === 'releasedAt'}
          value={typed[name] ?? release[name] ?? ''}
          error={ofField(name)}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      {version('upgradeFrom', words.upgradeFrom, words.any)}
      <SelectField
        id="release-downgrade"
        name="downgrade"
        label={words.downgrade}
        chosen={release.downgrade}
        options={Object.entries(downgrades)}
      />
      {version('serverFrom', words.serverFrom, words.serverHint)}
      {version('serverTo', words.serverTo)}
    </>
  )
}
