import { Fold } from './fold.tsx'

export const examples = {
  closed: (
    <Fold title="Connections" aside={7}>
      <p>Endpoint to gateway.</p>
    </Fold>
  ),
  'open from tablets up': (
    <Fold title="Ports" chip="Sample" id="ports" wide open>
      <p>443/TCP</p>
    </Fold>
  ),
}
