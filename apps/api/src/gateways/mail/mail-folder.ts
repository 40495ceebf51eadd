import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Email, Mail } from '#platform/email/port.ts'
import { fromJson } from '../http-answer.ts'

const SavedEmail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  lang: z.string(),
  leave: z.optional(z.object({ text: z.string(), page: z.string(), onePress: z.string() })),
  sent_at: z.string(),
})
export type SavedEmail = z.infer<typeof SavedEmail> & { id: string }

const FILE = /^(\d{13}-[0-9a-f-]{36})\.json$/
/** More than anyone reads through. */
const MAX_SHOWN = 200

/** Saves emails as files in a folder, one each; names sort by time. */
export const mailFolder = (folder: string): Mail => ({
  async send(email: Email, id = randomUUID()) {
    await mkdir(folder, { recursive: true })
    const isSaved = (await readdir(folder)).some((name) => name.endsWith(`-${id}.json`))
    if (isSaved) return
    const now = new Date()
    const path = join(folder, `${now.getTime()}-${id}.json`)
    // Readers of the folder never see a partial email.
    await writeFile(`${path}.part`, JSON.stringify({ ...email, sent_at: now.toISOString() }), {
      mode: 0o600,
    })
    await rename(`${path}.part`, path)
  },
})

/** The emails of a folder, newest first. */
export async function listEmails(folder: string): Promise<SavedEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .sort()
    .reverse()
    .slice(0, MAX_SHOWN)
  const emails = await Promise.all(ids.map((id) => parseEmail(folder, id)))
  return emails.filter((email) => email !== undefined)
}

/** One email; undefined if it does not exist. */
export async function parseEmail(folder: string, id: string): Promise<SavedEmail | undefined> {
  if (!FILE.test(`${id}.json`)) return undefined
  const raw = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
  const parsed = raw === undefined ? undefined : SavedEmail.safeParse(fromJson(raw))
  return parsed?.success ? { id, ...parsed.data } : undefined
}
