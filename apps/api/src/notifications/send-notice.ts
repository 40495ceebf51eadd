import { and, eq } from 'drizzle-orm'
import { stockNotice } from '../db/schema/notifications.ts'
import type { Tools } from '../tools.ts'
import { noticeLetter } from './letters/notice-letter.ts'
import { goodsOfNotice, isWaiting, noticeSecrets } from './notice-rows.ts'

/** Asks an address whether it is theirs who asked. What was answered, told or taken back meanwhile asks no more. */
export async function sendConfirmation(tools: Tools, noticeId: string): Promise<void> {
  const [notice] = await tools.db.select().from(stockNotice).where(eq(stockNotice.id, noticeId))
  if (!notice || notice.confirmedAt) return
  const goods = await goodsOfNotice(tools.db, notice)
  if (!goods) return
  const secret = (await noticeSecrets(tools.db))(noticeId)
  const { publicUrl } = tools.settings
  await tools.mail.send(noticeLetter('confirming', { notice, goods, secret, publicUrl }))
}

/**
 * Tells somebody once that what they wait for is back. The row is held while the letter leaves, so that no other
 * process sends it too; what was sold again before it left goes on being waited for.
 */
export async function sendNotice(tools: Tools, noticeId: string): Promise<void> {
  const secret = (await noticeSecrets(tools.db))(noticeId)
  await tools.db.transaction(async (tx) => {
    const [notice] = await tx
      .select()
      .from(stockNotice)
      .where(and(eq(stockNotice.id, noticeId), isWaiting))
      .for('update')
    const goods = notice && (await goodsOfNotice(tx, notice))
    if (!goods || goods.quantity === 0) return
    await tx.update(stockNotice).set({ toldAt: tools.clock() }).where(eq(stockNotice.id, noticeId))
    const { publicUrl } = tools.settings
    await tools.mail.send(noticeLetter('back', { notice, goods, secret, publicUrl }))
  })
}
