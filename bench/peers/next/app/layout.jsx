import './home.css'

export const metadata = { title: 'Home', description: 'The same home page' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
