import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const NEW = 'the secret in force now'
const OLD = 'the secret before that'
const TEXT = '密钥 with \u0000 and 😀'

it('opens what it sealed, by whichever secret did', () => {
  const sealed = encrypt([OLD], 'test', 'row 1', TEXT)
  expect(decrypt([OLD], 'test', 'row 1', sealed)).toEqual({ text: TEXT, isOld: false })
  expect(decrypt([NEW, OLD], 'test', 'row 1', sealed)).toEqual({ text: TEXT, isOld: true })
  expect(sealed).not.toBe(encrypt([OLD], 'test', 'row 1', TEXT))
})

it('opens nothing by another secret, for another purpose or another row', () => {
  const sealed = encrypt([OLD], 'test', 'row 1', TEXT)
  expect(decrypt([NEW], 'test', 'row 1', sealed)).toBeUndefined()
  expect(decrypt([OLD], 'other', 'row 1', sealed)).toBeUndefined()
  expect(decrypt([OLD], 'test', 'row 2', sealed)).toBeUndefined()
})

it('opens nothing that was changed or cut off', () => {
  const sealed = encrypt([OLD], 'test', 'row 1', TEXT)
  const bytes = Buffer.from(sealed.slice(4), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(decrypt([OLD], 'test', 'row 1', `gcm.${changed.toString('base64url')}`)).toBeUndefined()
    expect(
      decrypt([OLD], 'test', 'row 1', `gcm.${bytes.subarray(0, at).toString('base64url')}`),
    ).toBeUndefined()
  }
  expect(decrypt([OLD], 'test', 'row 1', '')).toBeUndefined()
})
