import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, closeAccount } from '#modules/accounts/index.ts'
import { sweepFiles } from '#platform/storage/sweep-files.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { readChatFile, uploadChatFile } from './chat-files.ts'
import { beginConversation, conversationOf } from './conversation.ts'
import { sendMessage } from './send-message.ts'
import { sweepLeftFiles } from './sweep-left-files.ts'

let app: AuthTestApp
let photo: File
beforeAll(async () => {
  app = await openAuthTestApp()
  const felt = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
  photo = new File([new Uint8Array(await felt.jpeg().toBuffer())], 'felt.jpg', { type: 'image/jpeg' })
})
afterAll(() => app.close())

/** Sends a photo to the conversation of an account, by default the author's own. */
async function sendPhoto(market: 'frontend' | 'wholesale', authorId: number, of = authorId) {
  const conversationId = await beginConversation(app.context, market, of)
  const { id } = await uploadChatFile(app.context, authorId, { body: photo, query: { name: 'felt.jpg' } })
  await sendMessage(
    app.context,
    {
      body: { text: '', files: [id] },
      principal: { kind: 'session', market, userId: authorId },
      idempotencyKey: undefined,
    },
    { conversationId, side: 'other' },
  )
  return { conversationId, file: id }
}

const close = (id: number) => transaction(app.context.db, (tx) => closeAccount(tx, id))

/** Sweeps now, and unused files a day later. */
async function sweep() {
  await sweepLeftFiles(app.context)
  const now = app.context.clock().getTime()
  await sweepFiles({ ...app.context, clock: () => new Date(now + 25 * 3_600_000) })
}

const stands = async (file: string) =>
  Promise.all(
    [`private/${file}.jpg`, `private/${file}-preview.jpg`].map((key) => app.context.files.has(key as never)),
  ) // keys of the storage's own making

test('closing an account removes its conversation and files, and nobody else’s', async () => {
  const [leaving, staying] = await Promise.all([
    mintSession(app.context.db, { market: 'frontend' }),
    mintSession(app.context.db, { market: 'frontend' }),
  ])
  const gone = await sendPhoto('frontend', leaving.accountId)
  const kept = await sendPhoto('frontend', staying.accountId)
  await sweep()
  expect([await stands(gone.file), await stands(kept.file)]).toEqual([
    [true, true],
    [true, true],
  ])
  await close(leaving.accountId)
  await sweep()
  expect([await stands(gone.file), await stands(kept.file)]).toEqual([
    [false, false],
    [true, true],
  ])
  expect(await conversationOf(app.context.db, leaving.accountId)).toBeUndefined()
  await expect(readChatFile(app.context, kept)).resolves.toBeInstanceOf(File)
})

test('a company keeps its conversation and files until the last of its people has left', async () => {
  const { db } = app.context
  const owner = await mintSession(db, { market: 'wholesale' })
  const companyId = owner.accountId
  const buyer = await mintSession(db, { market: 'wholesale', companyId, employeeRole: 'buyer' })
  await db.update(account).set({ companyId, employeeRole: 'owner' }).where(eq(account.id, companyId))
  const { file } = await sendPhoto('wholesale', buyer.accountId, companyId)
  await close(buyer.accountId)
  await sweep()
  expect(await stands(file)).toEqual([true, true])
  await close(companyId)
  await db.execute(sql`update account set status = 'active' where id = ${buyer.accountId}`)
  await sweep()
  expect(await stands(file)).toEqual([true, true])
  await close(buyer.accountId)
  await sweep()
  expect(await stands(file)).toEqual([false, false])
})

test('files of a conversation are removed when its account is deleted from the database', async () => {
  const { accountId } = await mintSession(app.context.db, { market: 'frontend' })
  const { file } = await sendPhoto('frontend', accountId)
  await app.context.db.delete(account).where(eq(account.id, accountId))
  await sweep()
  expect(await stands(file)).toEqual([false, false])
})
