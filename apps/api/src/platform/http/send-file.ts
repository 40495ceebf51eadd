import type { FastifyReply } from 'fastify'

/** Sends a file to be saved under its name, which is of ASCII letters: header fields hold no others. */
export async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.header('content-disposition', `attachment; filename="${file.name}"`).type(file.type)
  return reply.send(Buffer.from(await file.arrayBuffer()))
}
