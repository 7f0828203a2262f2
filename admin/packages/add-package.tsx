import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Package } from '#contract/package-schema.ts'
import { productKeys, productNames } from '#contract/products.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { SelectField, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { areaKey } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { sendFile } from '../ui/send-file.ts'

/** Uploads a package as a draft, or one in several formats, and goes on to where it is. @param like whose next version it is */
export function AddPackage({ like, onClose }: { like?: Package; onClose: () => void }) {
  const words = useWords('admin-packages')
  const { labels, platforms, cpus, kinds, languages, parts } = useWords('downloads')
  const messages = useLL()['admin-packages']
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [share, setShare] = useState<number>()
  const upload = useRef<AbortController>(undefined)
  // where one of several is refused, the others are not sent again
  const added = useRef(new Map<string, Package>())
  // with the dialog goes what it sends
  useEffect(() => () => upload.current?.abort(), [])
  const send = async (_: unknown, data: FormData) => {
    const { file: _file, ...facts } = Object.fromEntries(data)
    const files = data.getAll('file').filter((file) => file instanceof File)
    upload.current = new AbortController()
    const { signal } = upload.current
    let outcome: Outcome<Package> = { ok: false, code: 'file-empty', fields: {} }
    for (const [at, file] of files.entries()) {
      const known = added.current.get(nameOf(file))
      const progress = (share: number) => setShare((at + share) / files.length)
      progress(0)
      outcome = known
        ? { ok: true, data: known }
        : await uploadPackage(file, facts as Record<string, string>, { signal, progress })
      if (!outcome.ok) break
      added.current.set(nameOf(file), outcome.data)
    }
    setShare(undefined)
    if (added.current.size > 0) void queryClient.invalidateQueries({ queryKey: areaKey('packages') })
    return outcome
  }
  const done = ({ id }: Package) => {
    onClose()
    // several are in the list, which begins with the newest
    if (added.current.size > 1) void navigate({ to: '/admin/packages', search: {} })
    else void navigate({ to: '/admin/packages/$id', params: { id } })
  }
  const choices = [
    ['kind', words.kind, Object.entries(kinds)],
    ['product', words.product, productKeys.map((key) => [key, productNames[key]] as const)],
    ['platform', words.platform, Object.entries(platforms)],
    ['cpu', labels.cpu, Object.entries(cpus)],
    ['part', words.part, [['', words.wholeProduct], ...Object.entries(parts)]],
    ['language', words.language, [['', words.anyLanguage], ...Object.entries(languages)]],
  ] as const
  return (
    <Dialog title={like ? words.newVersion : words.add} onClose={onClose}>
      <ActionForm
        submit={words.upload}
        faults={words.faults}
        send={send}
        onDone={done}
        onCancel={() => (share === undefined ? onClose() : upload.current?.abort())}
      >
        {(ofField) => (
          <>
            <FileField
              id="package-file"
              name="file"
              label={words.file}
              hint={words.fileHint}
              error={ofField('file') ?? ofField('file-name') ?? ofField('size')}
              required
              multiple
            />
            <TextField
              id="package-version"
              name="version"
              label={labels.version}
              hint={words.versionHint}
              error={ofField('version')}
              defaultValue={like?.version}
              required
              autoComplete="off"
            />
            {(['cn', 'en'] as const).map((lang) => (
              <TextField
                key={lang}
                id={`package-name-${lang}`}
                name={`name-${lang}`}
                label={lang === 'cn' ? words.nameCn : words.nameEn}
                error={ofField(`name-${lang}`)}
                defaultValue={like?.name[lang]}
                required
                maxLength={80}
                autoComplete="off"
              />
            ))}
            {choices.map(([name, label, options]) => (
              <SelectField
                key={name}
                id={`package-${name}`}
                name={name}
                label={label}
                chosen={like?.[name]}
                options={options}
              />
            ))}
            {share !== undefined && <progress value={share} aria-label={words.upload} />}
            <p role="status">
              {share !== undefined &&
                (share < 1 ? messages.uploading({ percent: Math.floor(share * 100) }) : words.storing)}
            </p>
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}

function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** What tells the kind of a file is in its first bytes. */
const headBytes = 33_000

/**
 * Uploads a package. What would be refused is heard before its bytes are sent: a browser that is still sending does not
 * hear an answer.
 */
async function uploadPackage(
  file: File,
  facts: Record<string, string>,
  options: Parameters<typeof sendFile>[2],
): Promise<Outcome<Package>> {
  if (file.size === 0) return { ok: false, code: 'file-empty', fields: {} }
  const query = new URLSearchParams({ ...facts, 'file-name': file.name, size: String(file.size) })
  const address = `/admin/upload/package?${query}`
  const head = file.slice(0, headBytes)
  const checked = await sendFile<null>(`${address}&check=1`, head, { ...options, progress: () => {} })
  return checked.ok ? sendFile<Package>(address, file, options) : checked
}
