import { type ComponentProps, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'

type FileFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'value'>

/** A file to choose or to drop: the words on the browser's own button follow its language, not the page's. */
export function FileField({ onChange, ...props }: FileFieldProps) {
  const { files } = useWords('admin')
  const [name, setName] = useState('')
  return (
    <TextField
      {...props}
      type="file"
      onChange={(event) => {
        onChange?.(event)
        setName(Array.from(event.target.files ?? [], (file) => file.name).join(', '))
      }}
      action={
        <span className="a-file-field" aria-hidden="true">
          <span className="btn btn--ghost">{files.choose}</span>
          {props.name && (name || files.none)}
        </span>
      }
    />
  )
}
