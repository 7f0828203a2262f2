import { expect, test, visit } from './fixture.ts'

test('nothing is moved into the marks of addresses, file names and numbers', async ({ page }) => {
  await visit(page, '/en')
  await page.evaluate(() => document.fonts.ready)
  const closer = await page.evaluate(async () => {
    await document.fonts.load('400 100px "DeskCloud Sans"')
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.font = '400 100px "DeskCloud Sans"'
    const width = (text: string) => context.measureText(text).width
    const letters = Array.from({ length: 0x5e }, (_, at) => String.fromCharCode(0x21 + at)).filter((one) =>
      /\w/.test(one),
    )
    const pairs = [...'.,:;-/'].flatMap((mark) => letters.flatMap((letter) => [mark + letter, letter + mark]))
    const isCloser = ([left = '', right = '']: string) =>
      width(left + right) < width(left) + width(right) - 0.1
    // a control: the face is there, and is kerned
    return { pairs: pairs.filter(isCloser), isKerned: isCloser('AV') }
  })
  expect(closer).toEqual({ pairs: [], isKerned: true })
})
