import { beforeEach, expect, it } from 'vitest'
import {
  type PlainName,
  plainNames,
  ruleOf,
  shownText,
  textErrorOf,
  textNames,
} from '#contract/trial/trial-fields.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'
import { forgetTrials, type Json, TrialApi } from '../../tests/trial-requests.ts'

describeEachDatabase('each field of the trial form', (database) => {
  let api: TrialApi
  let staff: StaffClient
  let token: string
  beforeEach(async () => {
    await forgetTrials(database.db)
    const crm = { url: 'http://127.0.0.1:1/', secrets: [], events: 'changes' as const }
    const settings = { crm, adminOrigin: 'https://www.firm.example', dataDir: database.settings.dataDir }
    api = new TrialApi(database.db, settings)
    staff = new StaffClient(database.db, { ...settings, now: () => api.now })
    token = await staff.member('sales')
  })

  const call = async (method: string, path: string, body?: Json) =>
    (await staff.call(method, path, token, body)).body
  const find = async () => (await call('POST', '/persons/find', { by: email })).applications[0]

  it.each(['name', ...plainNames] as const)(
    '%s is seen, found, sent, exported and corrected',
    async (name) => {
      const [value, other] = valuesOf(name)
      await api.register(email, { [name]: value })
      const { id, ...person } = await find()
      expect(person).toMatchObject({ [name]: value })
      expect(await call('GET', `/leads/${id}`)).toMatchObject({ [name]: value })
      expect(await call('GET', `/leads?q=${shownText(name, value, 'cn')}`)).toMatchObject({ total: 1 })
      const corrected = await call('POST', '/persons/correct', { emails: [email], [name]: other })
      expect(corrected).toEqual({ applications: 1 })
      expect(await find()).toMatchObject({ [name]: other })
      expect(await call('GET', `/leads?q=${shownText(name, other, 'en')}`)).toMatchObject({ total: 1 })
      const sent = database.db.selectFrom('mail').select(['kind', 'text', 'id']).orderBy('id')
      const mails = await sent.where('kind', '!=', 'code').execute()
      const texts = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ text }) => text)
      expect(texts('event').map((text) => JSON.parse(text).data[name])).toEqual([value, other])
      for (const kind of ['confirmation', 'sales'])
        expect(texts(kind).join()).toContain(shownText(name, value, 'cn'))
      const csv: string = await call('POST', '/leads/csv', { lang: 'en' })
      expect(csv).toContain(`"${shownText(name, other, 'en')}"`)
    },
  )

  it('stands in the export of applications and of a person, whatever its kind', async () => {
    await api.register(email)
    const [head] = String(await call('POST', '/leads/csv', { lang: 'cn' })).split('\r\n', 1)
    const [person] = JSON.parse((await call('POST', '/persons/export', { emails: [email] })).json)
    for (const name of textNames.filter((one) => one !== 'code')) {
      expect(head).toContain(`"${ruleOf(name).label.cn}"`)
      expect(person.applications[0]).toHaveProperty(name)
    }
  })
})

const email = 'zhang.san@firm.test'

/** Two texts that the rule of a field takes. */
function valuesOf(name: 'name' | PlainName): [string, string] {
  const { read, choices } = ruleOf(name)
  const texts = [
    ...Object.keys(choices ?? {}),
    'Quxx',
    'Wyzz',
    '90409',
    '80408',
    '97',
    '86',
    '2031-01-02',
    '2032-03-04',
  ]
  const [value, other] = texts.filter((text) => read(text) === text && !textErrorOf(name, text))
  if (value === undefined || other === undefined) throw new Error(`Name two texts here that ${name} takes.`)
  return [value, other]
}
