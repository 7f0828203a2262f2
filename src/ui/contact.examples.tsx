import { Contact } from './contact.tsx'

export const examples = {
  facts: (
    <Contact
      facts={[
        { icon: 'phone', name: 'Phone', value: '400-000-0000' },
        { icon: 'mail', name: 'E-mail', value: 'contact@deskcloud.example' },
      ]}
    />
  ),
}
