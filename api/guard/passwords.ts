import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead } from 'cockatiel'

/** OWASP Password Storage Cheat Sheet: Argon2id with at least 19 MiB, 2 passes, 1 lane. */
export const HASH_PARAMETERS: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const HASH_BYTES = 32
/** Two concurrent hashes use 38 MiB and leave threads of the pool for files and DNS. */
const AT_ONCE = 2
/** About 1 s of queue at some 30 ms each. */
const MOST_WAITING = 60

export interface HashParameters {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

export interface PasswordHasher {
  /** @throws BulkheadRejectedError when the queue is full */
  hash: (password: string) => Promise<string>
  /** Takes as long without a stored hash, against user enumeration. @throws BulkheadRejectedError when the queue is full */
  verify: (password: string, stored: string | undefined) => Promise<boolean>
  /** Whether the parameters have changed since (rehash). */
  isOutdated: (stored: string) => boolean
}

export type Derive = (password: string, nonce: Buffer, parameters: HashParameters) => Promise<Buffer>

/** Argon2id in PHC string format: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
export function createPasswordHasher(
  parameters: HashParameters = HASH_PARAMETERS,
  derive: Derive = deriveArgon2,
): PasswordHasher {
  // bounds memory and thread pool use
  const limit = bulkhead(AT_ONCE, MOST_WAITING)
  const nobody = format(parameters, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  return {
    hash: (password) =>
      limit.execute(async () => {
        const salt = randomBytes(SALT_BYTES)
        return format(parameters, salt, await derive(password, salt, parameters))
      }),
    verify: (password, stored) =>
      limit.execute(async () => {
        const { salt, hash, ...used } = parse(stored ?? nobody)
        const isSame = timingSafeEqual(await derive(password, salt, used), hash)
        return isSame && stored !== undefined
      }),
    isOutdated: (stored) => !stored.startsWith(prefix(parameters)),
  }
}

const deriveKey = promisify(argon2)

export function deriveArgon2(password: string, nonce: Buffer, parameters: HashParameters): Promise<Buffer> {
  return deriveKey('argon2id', { message: typed(password), nonce, tagLength: HASH_BYTES, ...parameters })
}

/** Unicode normalisation across systems: NIST SP 800-63B-4, 3.1.1.2. */
function typed(password: string): string {
  return password.toWellFormed().normalize('NFC')
}

function prefix({ memory, passes, parallelism }: HashParameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`
}

function format(parameters: HashParameters, salt: Buffer, hash: Buffer): string {
  return `${prefix(parameters)}${plain(salt)}$${plain(hash)}`
}

function parse(stored: string): HashParameters & { salt: Buffer; hash: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) throw new Error('A stored password has an unknown form.')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Base64 without padding, per PHC. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** NIST SP 800-63B-4, 3.1.1.2: at least 8, better 15, no composition rules. */
const LEAST = 8
const MOST = 128

export type PasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordLong' | 'passwordCommon'

/** Why a password is rejected. @param about address and name of its owner */
export function passwordFault(password: string, about: readonly string[]): PasswordFault | undefined {
  if (password === '') return 'passwordRequired'
  const text = typed(password)
  const length = [...text].length
  if (length < LEAST) return 'passwordShort'
  if (length > MOST) return 'passwordLong'
  return isCommonPassword(text.toLowerCase()) || isAboutOwner(text, about) ? 'passwordCommon' : undefined
}

/** Letters required beyond the owner's data; guessers append digits and signs. */
const OWN_LETTERS = 4

/** NIST SP 800-63B-4, 3.1.1.2: passwords derived from address or name are rejected. */
function isAboutOwner(password: string, about: readonly string[]): boolean {
  const folded = fold(password)
  const words = about.map(fold).flatMap((one) => [one, ...one.split('@'), ...one.split(/[^\p{L}\p{N}]+/u)])
  // also without digits: zhang1987@firm.example leads to zhang1988
  const known = words.flatMap((word) => [word, lettersOf(word)]).filter((word) => weight(word) >= 3)
  const rest = known
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), folded)
  // also without separators: "zhang san" and zhang_san of zhang.san@
  const closed = known.map(lettersOf).reduce((left, word) => left.replaceAll(word, ' '), lettersOf(folded))
  return [rest, closed].some((left) => left.includes(' ') && weight(lettersOf(left)) < OWN_LETTERS)
}

/** Folds width and case. */
function fold(text: string): string {
  return text.toWellFormed().normalize('NFKC').toLowerCase().replace(/\s+/g, '-')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]+/gu, '')
}

/** A Chinese character counts as two letters. */
function weight(text: string): number {
  return text.replace(/\p{Script=Han}/gu, '__').length
}

/** Whether it is a common password or a variation. @param password in lower case */
function isCommonPassword(password: string): boolean {
  return COMMON.has(password) || COMMON.has(withoutDisguise(password)) || isMonotonous(password)
}

/** Stems of leaked password lists, Chinese and English. */
const WORDS =
  `password passw0rd pass admin administrator root user guest login welcome hello letmein master monkey
dragon shadow sunshine princess football baseball superman batman iloveyou trustno1 whatever freedom computer
internet secret summer winter spring autumn michael jennifer jordan charlie qwerty qwertyuiop asdfgh asdfghjkl
zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1qaz2wsx qweasd qweasdzxc q1w2e3r4 abc abcd abcde abcdef
abcdefg abcdefgh aaa aa a qq wo woaini woaiwojia wang zhang wangyi xiaoming zhongguo beijing shanghai china
nihao taobao alibaba tencent weixin wechat baidu huawei xiaomi mima denglu ceshi test demo system server
cloud desktop deskcloud yunzhuomian yunzhuo company office manager changeme default temp pass@word p@ssw0rd
p@ssword p@ss admin@ root@ abc@ test@ aa@ qwe asd zxc qaz wsx love baby angel lovely google`
    .trim()
    .split(/\s+/)

/** Common suffixes. */
const TAILS =
  `1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 ! 1! 123! 1234! @123 @1234 @12345
@123456 #123 _123 .123 123. 123abc 123qwe 000 0000 111 111111 222 321 520 521 1314 5201314 666 6666 666666 888
8888 888888 88888888 999 2020 2021 2022 2023 2024 2025 2026 2027 @2024 @2025 @2026 2024! 2025! 2026! 00 01 11
88 99`.split(/\s+/)

/** Keyboard rows and columns. */
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '!@#$%^&*()_+',
  '147258369147258369',
  '789456123789456123',
  '11223344556677889900',
  '112233445566',
  '52013145201314',
]

const COMMON = new Set([
  ...WORDS,
  ...WORDS.flatMap((word) => TAILS.flatMap((tail) => [word + tail, tail + word])),
  ...WORDS.map((word) => word + word),
])

/** p@ssw0rd is password. */
function withoutDisguise(password: string): string {
  const letters: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', $: 's', '5': 's', '3': 'e' }
  const [, word = '', tail = ''] = /^(.*?)([\d\W_]*)$/s.exec(password) ?? []
  return word.replace(/[@40$53]/g, (letter) => letters[letter] ?? letter) + tail
}

/** A repeated part, or a keyboard walk. */
function isMonotonous(password: string): boolean {
  return /^(.{1,4})\1+$/su.test(password) || RUNS.some((run) => run.includes(password))
}
