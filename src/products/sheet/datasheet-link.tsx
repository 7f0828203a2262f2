import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Prints the page, which is a sheet of two pages on paper and as a PDF. Without a script the browser's menu does. */
export function DatasheetLink() {
  const { actions } = useWords('products')
  return (
    <Button ghost onClick={() => window.print()}>
      <Icon name="download" small />
      {actions.datasheet}
    </Button>
  )
}
