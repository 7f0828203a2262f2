import { Home } from './home.jsx'

// rendered for each request
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Home />
}
