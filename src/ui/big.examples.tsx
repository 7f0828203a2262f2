import { Big, BigMore } from './big.tsx'

export const examples = {
  points: (
    <>
      <Big points={[{ title: 'Ferrying', text: 'Between security zones.' }]} />
      <BigMore summary="More" points={[{ title: 'Web disk', text: 'Personal and team space.' }]} />
    </>
  ),
}
