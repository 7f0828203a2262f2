import { Band } from './band.tsx'

export const examples = {
  paper: <Band>Paper</Band>,
  zone: <Band tone="zone">Zone</Band>,
  ink: <Band tone="ink">Ink</Band>,
}
