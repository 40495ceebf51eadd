import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { databaseOver, type Database, type Transaction } from './database.ts'
import { statement } from './statement.ts'
import { transaction } from './transaction.ts'

let opened: TestDatabase
let db: Database
beforeAll(async () => {
  opened = await createTestDatabase()
  db = databaseOver(opened.pool)
  await opened.pool.query('create table pair (size int)')
})
afterAll(() => dropTestDatabase(opened))

const ADD = 'insert into pair values ($1) returning size'
const isPrepared = async (tx: Transaction, text: string) =>
  (await statement(tx, 'select from pg_prepared_statements where statement = $1', [text])).length > 0

test('a statement is prepared on its connection and rolled back with its transaction', async () => {
  await expect(
    transaction(db, async (tx) => {
      expect(await statement<{ size: number }>(tx, ADD, [38])).toEqual([{ size: 38 }])
      expect(await isPrepared(tx, ADD)).toBe(true)
      throw new Error('the shopper leaves')
    }),
  ).rejects.toThrow('the shopper leaves')
  expect(await statement(db, 'select from pair', [])).toEqual([])
})

test('a statement marked as unprepared is not prepared', async () => {
  const text = 'select $1::int as size'
  await transaction(db, async (tx) => {
    expect(await statement(tx, text, [40], { isPrepared: false })).toEqual([{ size: 40 }])
    expect(await isPrepared(tx, text)).toBe(false)
  })
})

test('several statements in one text return the rows of all', async () => {
  const text = 'begin; select 1 as size; select 2 as size; commit'
  expect(await statement(db, text, [], { isPrepared: false })).toEqual([{ size: 1 }, { size: 2 }])
})
