import { Search } from './search.tsx'

export const examples = {
  box: (
    <Search id="ex-q" label="Search products" button="Search" input={{ name: 'q', defaultValue: 'client' }} />
  ),
}
