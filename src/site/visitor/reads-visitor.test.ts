import { expect, test } from 'vitest'
import { forbidVisitorHeaders } from './reads-visitor.ts'

test.each(['cookie', 'Referer', 'user-agent', 'x-forwarded-for', 'if-none-match'])(
  'reading %s in a render for everybody fails',
  (name) => {
    const request = new Request('http://localhost/cn', {
      headers: { accept: '*/*', referer: 'http://localhost/' },
    })
    forbidVisitorHeaders(request)
    expect(request.headers.get('accept')).toBe('*/*')
    expect(() => request.headers.get(name)).toThrow(name)
    expect(() => request.headers.has(name)).toThrow(name)
  },
)
