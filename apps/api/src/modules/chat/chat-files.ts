import type { ChatFile } from '@shyrdak/sdk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { acceptFile } from '#platform/storage/accept-file.ts'
import { claimFiles } from '#platform/storage/claim-files.ts'
import { STORED_TYPES } from '#platform/storage/formats.ts'
import { readStoredFile } from '#platform/storage/read-file.ts'
import type { StoredFile } from '#platform/storage/tables.ts'
import { checkUploadQuota } from '#platform/storage/upload-quota.ts'
import { chatMessage } from './tables.ts'

/** The prefix of the owners of chat files. */
export const OWNERS = 'chat:'

/** Uploaded files that are not sent yet belong to the account, even within a company. */
const ownerOf = (accountId: number): string => `${OWNERS}${accountId}`

const present = ({ id, name, format, bytes, width, height }: StoredFile): ChatFile => ({
  id,
  name,
  format,
  bytes,
  width,
  height,
})

/**
 * Stores a file for a message that is being written.
 * @throws RATE_LIMITED, and like `acceptFile`
 */
export async function uploadChatFile(
  context: AppContext,
  accountId: number,
  { body, query: { name } }: { body: File; query: { name: string } },
): Promise<ChatFile> {
  const owner = ownerOf(accountId)
  await checkUploadQuota(context, owner)
  return present(await acceptFile(context, body, { visibility: 'private', owner, name }))
}

/**
 * Claims uploaded files for a message of the account that uploaded them.
 * @throws INVALID on a file that is unknown or repeated
 */
export async function claimChatFiles(
  tx: Transaction,
  context: Pick<AppContext, 'clock'>,
  { ids, authorId }: { ids: readonly string[]; authorId: number },
): Promise<ChatFile[]> {
  const claimed = await claimFiles(tx, context, { ids, owner: ownerOf(authorId) })
  const missing = ids.findIndex(
    (file, index) => ids.indexOf(file) < index || !claimed.some((one) => one.id === file),
  )
  if (missing >= 0) throw refuseField(['files', missing], 'unknown')
  return claimed.map(present)
}

interface Asked {
  /** Undefined when there are no messages yet. */
  conversationId: number | undefined
  file: string
  size?: 'preview' | undefined
}

/**
 * Returns a file from the messages of a conversation.
 * @throws NOT_FOUND, also for another conversation's file
 */
export async function readChatFile(
  context: Pick<AppContext, 'db' | 'files'>,
  { conversationId = 0, file, size }: Asked,
): Promise<File> {
  const [found] = await context.db
    .select({ files: chatMessage.files })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        sql`${chatMessage.files} <> '[]'::jsonb`,
        sql`${chatMessage.files} @> ${JSON.stringify([{ id: file }])}::jsonb`,
      ),
    )
    .limit(1)
  const listed = found?.files.find(({ id }) => id === file)
  const read = listed && (await readStoredFile(context, file, size))
  if (!read) throw refuse('NOT_FOUND', { message: 'There is no such file.' })
  return new File([new Uint8Array(read.bytes)], read.name, { type: STORED_TYPES[read.format] })
}
