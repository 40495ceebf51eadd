import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

/** Milliseconds after which nobody is still sending a file: its process has ended. */
const ABANDONED = 3_600_000

/** The files of requests that are under way. */
const spooled = new WeakMap<FastifyRequest, string>()

/**
 * Writes a body to a file of its own, as it comes, and gives it as one that is read from there. It is refused at its
 * first byte too many, or before it where its size was said. `thenDiscardBody` removes it.
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
    // By its iterator: a body that is destroyed takes along the connection on which its refusal would be read.
    const chunks = body.iterator({ destroyOnReturn: false })
    await pipeline(chunks, limitedTo(most), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await discardBody(request)
    // Whoever went away reads no answer, and it is no fault of ours.
    throw request.raw.readableAborted ? refuse('MALFORMED', { message: 'The body ended early.' }) : error
  }
  return new File([await openAsBlob(path, { type })], 'upload', { type })
}

/** What answers a request; whatever it has sent is removed then. */
export async function thenDiscardBody<T>(request: FastifyRequest, answer: Promise<T>): Promise<T> {
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

const tooLarge = (most: number) =>
  refuse('TOO_LARGE', { message: `A file of this kind may have ${most / 1024 / 1024} MB.` })

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

/** What processes that were killed have left. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined) // its own request may have removed it
    if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(join(folder, name), { force: true })
  }
}
