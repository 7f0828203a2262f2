import { Home } from '../home.jsx'

// rendered once, by the build
export const dynamic = 'force-static'

export default function Page() {
  return <Home />
}
