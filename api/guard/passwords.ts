import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead } from 'cockatiel'

/** OWASP Password Storage Cheat Sheet: Argon2id with at least 19 MiB, 2 passes, 1 lane. */
export const HASH_PARAMETERS: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 }

const SALT_BYTES = 16
const HASH_BYTES = 32
/** Two hashes at once hold 38 MiB and leave threads of the pool for files and names. */
const AT_ONCE = 2
/** At some 30 ms each this is about a second of waiting. */
const MOST_WAITING = 60

export interface HashParameters {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

export interface PasswordHasher {
  /** @throws BulkheadRejectedError when too many are being hashed */
  hash: (password: string) => Promise<string>
  /**
   * Compares with a stored hash. Without one it takes as long and says no.
   * @throws BulkheadRejectedError when too many are being hashed
   */
  verify: (password: string, stored: string | undefined) => Promise<boolean>
  /** Whether a hash was made with other parameters than today's. */
  isOutdated: (stored: string) => boolean
}

/** Argon2id in the PHC string format: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
export function createPasswordHasher(parameters: HashParameters = HASH_PARAMETERS): PasswordHasher {
  // expensive work must neither use up the memory nor take every thread of the pool
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

function derive(password: string, nonce: Buffer, parameters: HashParameters): Promise<Buffer> {
  return deriveKey('argon2id', { message: typed(password), nonce, tagLength: HASH_BYTES, ...parameters })
}

/** The same letters typed on different systems are the same password: NIST SP 800-63B-4, 3.1.1.2. */
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

/** Base64 without padding, as the format has it. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** NIST SP 800-63B-4, 3.1.1.2: at least 8, better 15, no rules about kinds of characters. */
const LEAST = 8
const MOST = 128

export type PasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordLong' | 'passwordCommon'

/**
 * What is wrong with a password somebody wants to have.
 * @param about what others know of its owner: address and name
 */
export function passwordFault(password: string, about: readonly string[]): PasswordFault | undefined {
  if (password === '') return 'passwordRequired'
  const text = typed(password)
  const length = [...text].length
  if (length < LEAST) return 'passwordShort'
  if (length > MOST) return 'passwordLong'
  return isCommonPassword(text.toLowerCase()) || isAboutOwner(text, about) ? 'passwordCommon' : undefined
}

/** Letters that a password must have besides what is known of its owner; digits and signs are what guessers append. */
const OWN_LETTERS = 4

/** NIST SP 800-63B-4, 3.1.1.2: passwords derived from the address or the name are refused as common ones are. */
function isAboutOwner(password: string, about: readonly string[]): boolean {
  const folded = fold(password)
  const words = about.map(fold).flatMap((one) => [one, ...one.split('@'), ...one.split(/[^\p{L}\p{N}]+/u)])
  // with and without their digits: zhang1987 of zhang1987@firm.example is followed by other years
  const known = words.flatMap((word) => [word, lettersOf(word)]).filter((word) => weight(word) >= 3)
  const rest = known
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), folded)
  // the same without what stands between its parts: "zhang san" and zhang_san of zhang.san@
  const closed = known.map(lettersOf).reduce((left, word) => left.replaceAll(word, ' '), lettersOf(folded))
  return [rest, closed].some((left) => left.includes(' ') && weight(lettersOf(left)) < OWN_LETTERS)
}

/** Full width, small and capital letters are the same to an attacker. */
function fold(text: string): string {
  return text.toWellFormed().normalize('NFKC').toLowerCase().replace(/\s+/g, '-')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]+/gu, '')
}

/** A Chinese character says as much as two letters. */
function weight(text: string): number {
  return text.replace(/\p{Script=Han}/gu, '__').length
}

/**
 * Whether a password is one of those tried first, or made like them.
 * @param password in lower case
 */
function isCommonPassword(password: string): boolean {
  return COMMON.has(password) || COMMON.has(withoutDisguise(password)) || isMonotonous(password)
}

/** Words that lists of leaked passwords begin with, in both languages' habits. */
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

/** What people add where a digit or a mark is asked for. */
const TAILS =
  `1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 ! 1! 123! 1234! @123 @1234 @12345
@123456 #123 _123 .123 123. 123abc 123qwe 000 0000 111 111111 222 321 520 521 1314 5201314 666 6666 666666 888
8888 888888 88888888 999 2020 2021 2022 2023 2024 2025 2026 2027 @2024 @2025 @2026 2024! 2025! 2026! 00 01 11
88 99`.split(/\s+/)

/** Rows and columns of the keyboard and of the numbers. */
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

/** A part repeated, or a way along the keyboard. */
function isMonotonous(password: string): boolean {
  return /^(.{1,4})\1+$/su.test(password) || RUNS.some((run) => run.includes(password))
}
