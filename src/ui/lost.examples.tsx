import { Button } from './button.tsx'
import { Lost, LostText } from './lost.tsx'

export const examples = {
  notFound: (
    <Lost title={404}>
      <LostText message="This page could not be found." actions={<Button>Back</Button>} />
    </Lost>
  ),
  failed: (
    <Lost title={500}>
      <LostText message="Something went wrong." hint="Request: 42" actions={<Button>Back</Button>} />
    </Lost>
  ),
  unusual: (
    <Lost title={418}>
      <LostText message="Something went wrong." actions={<Button>Back</Button>} />
    </Lost>
  ),
}
