import { Hono } from 'hono'
import type { Transaction } from 'kysely'
import { pagePath } from '#contract/redirects/page-path.ts'
import { PublicSearchAnswers, type SearchAnswer, type SearchAnswerBody } from '#contract/search-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { dismissFigures } from '../figures/dismiss-figures.ts'
import { lastInVain } from '../figures/figures.ts'
import { ProblemError } from '../http/problem.ts'
import { describeGet } from '../http/validate.ts'
import { entries } from '../staff/entries.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { answerSubject } from './room.ts'

/** Sites read all of them. */
const MOST = 500
/** Of one answer. */
const MOST_WORDS = 20
const LONGEST_WORD = 40
const MOST_VAIN = 50

/** `/searches`: what the staff has told the site's search about words. */
export function searchRoutes(db: Database): Hono {
  const app = new Hono()
  const description = describeGet('searches', 'Synonyms and pinned pages of the search', PublicSearchAnswers)
  app.get('/', description, async (c) =>
    c.json({
      items: (await readAll(db)).map(({ words, same, path }) => ({
        words: listOf(words),
        same: listOf(same),
        path,
      })),
    }),
  )
  return app
}

/** Groups of words that mean the same. */
export async function readSynonyms(db: Database): Promise<string[][]> {
  return (await readAll(db)).map(({ words, same }) => [...listOf(words), ...listOf(same)])
}

/** All answers, newest first. */
export function searchEntries({ siteOrigins }: Place) {
  return entries<Row, SearchAnswerBody, SearchAnswer>({
    area: 'searches',
    subject: answerSubject,
    table: 'search_answer',
    readAll,
    columnsOf: (body, others) => checkAnswer(body, others, siteOrigins),
    answerOf: ({ changed_at, ...rest }) => ({ ...rest, changedAt: new Date(changed_at).toISOString() }),
    detailOf: ({ words, same, path }) => ({ name: words, same, path }),
    valuesOf: ({ words, same, path }) => ({ words, same, path }),
  })
}

/** `/staff/v1/searches`: all answers, newest first, what changes them, and what found nothing. */
export function staffSearchRoutes(place: Place) {
  const { list, add, change, remove } = searchEntries(place)
  return resourceRoutes('searches', {
    list,
    add,
    change,
    remove,
    vain: async ({ db, now }) => ({ items: await vainSearches(db, now) }),
    dismiss: ({ db, act, body: { words: name, lang: detail } }) =>
      dismissFigures(db, act, { kind: 'search', name, detail }),
  })
}

/** What visitors searched for in vain and what no answer is for. */
async function vainSearches(db: Database, now: number) {
  const answered = new Set((await readAll(db)).flatMap(({ words }) => listOf(words).map(keyOf)))
  const searches = await lastInVain(db, 'search', now)
  return searches
    .filter(({ name }) => !answered.has(keyOf(name)))
    .slice(0, MOST_VAIN)
    .map(({ name: words, detail: lang, count, lastDay }) => ({ words, lang, count, lastDay }))
}

/**
 * An answer as it is stored, of what is typed.
 * @throws ProblemError 422 with what is wrong, by field
 */
function checkAnswer(typed: SearchAnswerBody, others: readonly Row[], origins: readonly string[]) {
  const [words, same] = [listOf(typed.words), listOf(typed.same)]
  const path = pagePath(typed.path, origins)
  const isWrong = (list: readonly string[]) =>
    list.length > MOST_WORDS || list.some((word) => word.length > LONGEST_WORD)
  const taken = new Set(others.flatMap((other) => listOf(other.words).map(keyOf)))
  if (words.length === 0) throw refusal('words', 'wordsRequired', 'must name what people type')
  if (isWrong(words)) throw refusal('words', 'wordsMax', `must be ${MOST_WORDS} words at most`)
  if (words.some((word) => taken.has(keyOf(word)))) throw refusal('words', 'wordsTaken', 'has an answer')
  if (isWrong(same)) throw refusal('same', 'wordsMax', `must be ${MOST_WORDS} words at most`)
  if (path === undefined) throw refusal('path', 'pathFormat', 'must be a page of this site')
  if (same.length === 0 && path === '') throw refusal('same', 'answerRequired', 'is empty, as `path` is')
  if (others.length >= MOST) throw refusal('words', 'tooMany', `must be ${MOST} answers at most`)
  return { words: words.join(', '), same: same.join(', '), path }
}

function refusal(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, 'invalid-answer', { errors: [{ field, code, detail }] })
}

/** Words between commas of either width, each once. */
function listOf(text: string): string[] {
  const words = text.split(/[,，、;；\n]/).map((word) => freeLine(word.slice(0, 200)))
  return [...new Set(words.filter(Boolean))]
}

function keyOf(word: string): string {
  return word.normalize('NFKC').toLowerCase()
}

async function readAll(db: Database | Transaction<Tables>): Promise<Row[]> {
  return db.selectFrom('search_answer').selectAll().orderBy('changed_at', 'desc').orderBy('id').execute()
}

type Place = { siteOrigins: readonly string[] }
type Row = Tables['search_answer']

export interface SearchAnswerTable extends SearchAnswerBody {
  id: string
  version: number
  changed_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    search_answer: SearchAnswerTable
  }
}
