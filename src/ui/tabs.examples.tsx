import { Tabs } from './tabs.tsx'

export const examples = {
  area: (
    <Tabs
      label="About"
      links={[
        <a key="profile" href="#profile" aria-current="page">
          Profile
        </a>,
        <a key="news" href="#news">
          News
        </a>,
      ]}
    />
  ),
}
