import { BulkheadRejectedError } from 'cockatiel'
import { describe, expect, it } from 'vitest'
import { QUICK_HASHES } from '../../tests/account-browser.ts'
import { createPasswordHasher, HASH_PARAMETERS, passwordFault } from './passwords.ts'

describe('passwordFault', () => {
  it.each([
    ['', 'passwordRequired'],
    ['1234567', 'passwordShort'],
    ['云桌面很好用啊', 'passwordShort'],
    ['😀'.repeat(7), 'passwordShort'],
    ['x'.repeat(129), 'passwordLong'],
    ['12345678', 'passwordCommon'],
    ['password', 'passwordCommon'],
    ['Password1', 'passwordCommon'],
    ['P@ssw0rd', 'passwordCommon'],
    ['p@$$w0rd123', 'passwordCommon'],
    ['qwertyuiop', 'passwordCommon'],
    ['1qaz2wsx', 'passwordCommon'],
    ['a123456789', 'passwordCommon'],
    ['woaini1314', 'passwordCommon'],
    ['5201314520', 'passwordCommon'],
    ['88888888', 'passwordCommon'],
    ['abcabcabc', 'passwordCommon'],
    ['Admin@123', 'passwordCommon'],
    ['iloveyou', 'passwordCommon'],
    ['zxcvbnm123', 'passwordCommon'],
    ['deskcloud2026', 'passwordCommon'],
    ['Zhang.San@firm.test', 'passwordCommon'],
    ['zhang.san', 'passwordCommon'],
    ['zhang.san@firm.test1', 'passwordCommon'],
    ['2026ZHANG.SAN@FIRM.TEST!', 'passwordCommon'],
    ['ｚｈａｎｇ.ｓａｎ＠ｆｉｒｍ.ｔｅｓｔ', 'passwordCommon'],
    ['Zhang San 19870102', 'passwordCommon'],
    ['zhangsan_zhangsan', 'passwordCommon'],
    ['firm.test2026!!', 'passwordCommon'],
    ['张三20261127abc', 'passwordCommon'],
  ])('says of %j: %s', (password, fault) => {
    expect(passwordFault(password, ['zhang.san@firm.test', '张三'])).toBe(fault)
  })

  it.each([
    'a door painted green',
    '云桌面真的很好用',
    'kq7#Vd2!',
    '😀'.repeat(9),
    'x y '.repeat(32).slice(0, 127),
    'zhang san grows tomatoes',
    'a firm test of bridges',
    '张三喜欢种西红柿',
  ])('has nothing against %j', (password) => {
    const isRepeated = /^(.{1,4})\1+$/su.test(password)
    expect(passwordFault(password, ['zhang.san@firm.test', '张三'])).toBe(
      isRepeated ? 'passwordCommon' : undefined,
    )
  })
})

describe('createPasswordHasher', () => {
  it('makes hashes as strong as recommended, with a salt each, and knows the password again', async () => {
    const hasher = createPasswordHasher()
    const [one, two] = await Promise.all([hasher.hash('secret words'), hasher.hash('secret words')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await hasher.verify('secret words', one)).toBe(true)
    expect(await hasher.verify('secret word', one)).toBe(false)
    expect(await hasher.verify('secret words', undefined)).toBe(false)
  })

  it('takes composed and decomposed letters for the same', async () => {
    const hasher = createPasswordHasher(QUICK_HASHES)
    expect(await hasher.verify('cafe\u0301 creme', await hasher.hash('caf\u00e9 creme'))).toBe(true)
  })

  it('reads hashes with other parameters and calls them outdated', async () => {
    const old = await createPasswordHasher(QUICK_HASHES).hash('secret words')
    const hasher = createPasswordHasher({ ...HASH_PARAMETERS, memory: 256 })
    expect(await hasher.verify('secret words', old)).toBe(true)
    expect(hasher.isOutdated(old)).toBe(true)
  })

  it('lets sixty wait for the two that run, and refuses the rest at once', async () => {
    const { hash } = createPasswordHasher(QUICK_HASHES)
    const asked = await Promise.allSettled(Array.from({ length: 63 }, () => hash('secret words')))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual([expect.any(BulkheadRejectedError)])
    await expect(hash('secret words')).resolves.toMatch(/^\$argon2id/)
  })
})
