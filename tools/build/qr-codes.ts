/** Draws the QR codes of `company.qrTargets`: run after changing a target; a test compares them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawQrCode } from '../../src/share/answer-qr-code.server.ts'
import { company } from '../../src/site/facts/company.ts'

export const qrFolder = 'src/site/facts/qr-codes'

if (import.meta.main) {
  mkdirSync(qrFolder, { recursive: true })
  for (const [name, target] of Object.entries(company.qrTargets))
    writeFileSync(`${qrFolder}/${name}.svg`, await drawQrCode(target))
}
