import { Band } from './band.tsx'

export const examples = {
  paper: <Band label="Paper">Paper</Band>,
  zone: (
    <Band tone="zone" label="Zone">
      Zone
    </Band>
  ),
  ink: (
    <Band tone="ink" label="Ink">
      Ink
    </Band>
  ),
}
