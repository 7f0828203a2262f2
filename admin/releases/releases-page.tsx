import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productParts } from '#contract/keys.ts'
import { productKeys, productNames } from '#contract/products.ts'
import type { Release, ReleaseBody } from '#contract/release-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage } from '../ui/list/entries-page.tsx'

/** Each version of a product's parts: its dates, where it can be upgraded from, what it works with. */
export function ReleasesPage() {
  const words = useWords('admin-releases')
  const { labels, parts } = useWords('downloads')
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Partial<Release>>()
  const query = useQuery(staffQuery('releases.list'))
  const close = () => {
    setOpen(undefined)
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const columns: Column<Release>[] = [
    {
      id: 'name',
      heading: words.product,
      cell: ({ product, part }) => `${productNames[product]} ${parts[part]}`,
    },
    { id: 'version', heading: labels.version, cell: ({ version }) => version },
    { id: 'released', heading: labels.date, className: 'w', cell: ({ releasedAt }) => releasedAt },
    { id: 'fixes', heading: labels.fixesUntil, className: 'w', cell: ({ fixesUntil }) => fixesUntil },
    {
      id: 'security',
      heading: labels.securityUntil,
      className: 'w',
      cell: ({ securityUntil }) => securityUntil,
    },
    { id: 'upgrade', heading: words.upgradeFrom, className: 'lo', cell: ({ upgradeFrom }) => upgradeFrom },
  ]
  return (
    <EntriesPage
      words={words}
      query={query}
      columns={columns}
      nameOf={({ product, part, version }) => `${productNames[product]} ${parts[part]} ${version}`}
      open={open}
      onOpen={setOpen}
      onClose={close}
      form={(release) => <ReleaseForm release={release} onDone={close} />}
    />
  )
}

const dates = ['releasedAt', 'fixesUntil', 'securityUntil'] as const

/** @param release without an id it is new */
function ReleaseForm({ release, onDone }: { release: Partial<Release>; onDone: () => void }) {
  const words = useWords('admin-releases')
  const { labels, parts } = useWords('downloads')
  const { downgrades } = useWords('releases').lifecycle
  const { id, edition } = release
  const [typed, setTyped] = useState({
    releasedAt: release.releasedAt ?? '',
    fixesUntil: release.fixesUntil ?? '',
    securityUntil: release.securityUntil ?? '',
  })
  const known = id && edition ? { id, version: edition } : undefined
  const send = (form: (name: string) => string): Promise<Outcome<unknown>> => {
    if (known && form('action') === 'remove') return changeApi('releases.remove', known)
    const body = {
      ...typed,
      product: form('product'),
      part: form('part'),
      version: form('version').trim(),
      fixesUntil: typed.fixesUntil || null,
      securityUntil: typed.securityUntil || null,
      upgradeFrom: form('upgradeFrom').trim(),
      downgrade: form('downgrade'),
      serverFrom: form('serverFrom').trim(),
      serverTo: form('serverTo').trim(),
    } as ReleaseBody
    return known ? changeApi('releases.change', { ...known, body }) : changeApi('releases.add', { body })
  }
  const dateLabels = {
    releasedAt: labels.date,
    fixesUntil: labels.fixesUntil,
    securityUntil: labels.securityUntil,
  }
  return (
    <ActionForm
      submit={words.save}
      faults={words.faults}
      send={send}
      onDone={onDone}
      onCancel={onDone}
      remove={known && words.remove}
    >
      {(ofField) => {
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
                label={dateLabels[name]}
                hint={name === 'releasedAt' ? words.dated : words.until}
                required={name === 'releasedAt'}
                value={typed[name]}
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
      }}
    </ActionForm>
  )
}
