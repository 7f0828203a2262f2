/**
 * Whether a password is one of those tried first, or made like them.
 * @param password in lower case
 */
export function isCommonPassword(password: string): boolean {
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
