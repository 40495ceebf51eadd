import { and, eq, gt, sql } from 'drizzle-orm'
import { refuse } from '../refusal.ts'
import type { Settings } from '../env.ts'
import { HOUR_MS } from '../time.ts'
import type { FileContext } from './file-context.ts'
import { storedFile } from './tables.ts'

/** What an owner may upload within an hour: twenty of the largest images, or two hundred files. */
export const HOURLY_QUOTA = { files: 200, bytes: 200 * 1024 * 1024 } as const

interface Context extends Pick<FileContext, 'db' | 'clock'> {
  settings: Pick<Settings, 'rateLimits'>
}

/**
 * Refuses an upload of an owner who has uploaded as much as anybody needs, wherever from. Files that are uploaded at
 * the same moment are not counted; the limit of their address bounds those.
 * @throws RATE_LIMITED, with the time until the oldest of those files is an hour old
 */
export async function checkUploadQuota({ db, clock, settings }: Context, owner: string): Promise<void> {
  if (!settings.rateLimits) return
  const now = clock().getTime()
  const [uploaded] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${storedFile.bytes}), 0)::float8`,
      since: sql<Date | null>`min(${storedFile.createdAt})`.mapWith(storedFile.createdAt),
    })
    .from(storedFile)
    .where(and(eq(storedFile.owner, owner), gt(storedFile.createdAt, new Date(now - HOUR_MS))))
  if (!uploaded?.since) return
  if (uploaded.files < HOURLY_QUOTA.files && uploaded.bytes < HOURLY_QUOTA.bytes) return
  throw refuse('RATE_LIMITED', {
    message: 'Too many files within an hour. Please wait.',
    retryAfter: Math.ceil((uploaded.since.getTime() + HOUR_MS - now) / 1000),
  })
}
