import type { FastifyReply } from 'fastify'

/** A file opened as a page may run no script and load nothing. */
const HARMLESS = "default-src 'none'; sandbox"

/** File name parameters: ASCII for old clients, and in full. Source: RFC 6266, 4.3; RFC 8187, 3.2. */
const named = (name: string): string =>
  `filename="${name.replace(/[^ -~]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Sends a file under its name: images inline, everything else as an attachment. */
export async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  const disposition = file.type.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .header('content-disposition', `${disposition}; ${named(file.name)}`)
    .header('content-security-policy', HARMLESS)
    .type(file.type)
    .send(Buffer.from(await file.arrayBuffer()))
}
