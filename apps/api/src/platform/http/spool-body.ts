import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import { HOUR_MS } from '../time.ts'
import { tooLarge } from '../too-large.ts'

/** Milliseconds after which a file cannot still be in transfer: its process has died. */
const ABANDONED_MS = HOUR_MS

/** The files of requests in progress. */
const spooled = new WeakMap<FastifyRequest, string>()

/**
 * Streams a body to a temporary file and returns it as a File read from disk. Refuses it at the first byte
 * over the limit, or up front if the declared length exceeds it. `discardBodyAfter` removes the file.
 */
export async function spoolBody(
  request: FastifyRequest,
  body: Readable,
  { dataDir, type }: { dataDir: string; type: string },
): Promise<File> {
  const most = request.routeOptions.bodyLimit
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
  const folder = join(dataDir, 'incoming')
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  const path = join(folder, randomUUID())
  spooled.set(request, path)
  try {
    // By its iterator: destroying the body would also close the connection that the refusal is sent on.
    const chunks = body.iterator({ destroyOnReturn: false })
    await pipeline(chunks, limitedTo(most), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await discardBody(request)
    // The client disconnected and reads no response; this is not our fault.
    throw request.raw.readableAborted ? refuse('MALFORMED', { message: 'The body ended early.' }) : error
  }
  return new File([await openAsBlob(path, { type })], 'upload', { type })
}

/** Waits for the answer to a request, then removes the file its body was spooled to. */
export async function discardBodyAfter<T>(request: FastifyRequest, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } finally {
    await discardBody(request)
  }
}

async function discardBody(request: FastifyRequest): Promise<void> {
  const path = spooled.get(request)
  if (path !== undefined) await rm(path, { force: true })
}

function limitedTo(most: number): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > most) done(tooLarge(most))
      else done(null, chunk)
    },
  })
}

/** Removes files left by processes that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined) // its own request may have removed it
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true })
  }
}
