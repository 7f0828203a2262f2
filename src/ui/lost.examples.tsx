import { Button } from './button.tsx'
import { Lost, LostText } from './lost.tsx'

export const examples = {
  notFound: (
    <Lost status={404}>
      <LostText message="This page could not be found." actions={<Button>Back</Button>} />
    </Lost>
  ),
  failed: (
    <Lost status={500}>
      <LostText message="Something went wrong." hint="Request: 42" actions={<Button>Back</Button>} />
    </Lost>
  ),
  unusual: (
    <Lost status={418}>
      <LostText message="Something went wrong." actions={<Button>Back</Button>} />
    </Lost>
  ),
}
