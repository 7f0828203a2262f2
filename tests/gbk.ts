/** Some characters in GBK, as Windows programs save them. */
const gbk: Record<string, number[]> = {
  标: [0xb1, 0xea],
  题: [0xcc, 0xe2],
  正: [0xd5, 0xfd],
  文: [0xce, 0xc4],
}

export function inGbk(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((char) => gbk[char] ?? [char.charCodeAt(0)]))
}
