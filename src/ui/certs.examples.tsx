import { Certs } from './certs.tsx'

export const examples = {
  three: (
    <Certs
      label="Certificates"
      certificates={[
        { name: 'Software copyright', note: 'Number on request' },
        { name: 'Quality management', note: 'Number on request' },
        { name: 'Information security', note: 'Number on request' },
      ]}
    />
  ),
}
