import type { IncomingMessage } from 'node:http'
import { isFileSchema, mediaTypesOf, type Endpoint } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { spoolBody } from './spool-body.ts'

export const takesFile = ({ body }: Endpoint): boolean => body !== undefined && isFileSchema(body)

/** Types too large to hold in memory at all. */
const isSpooled = (type: string): boolean => type.startsWith('video/')

/** Lets endpoints of this scope accept files; elsewhere their media types are refused as unsupported. */
export function acceptFiles(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  { dataDir }: { dataDir: string },
): void {
  const types = new Set(endpoints.flatMap(({ body }) => (body ? mediaTypesOf(body) : [])))
  for (const type of types)
    if (isSpooled(type))
      app.addContentTypeParser(type, (request: FastifyRequest, body: IncomingMessage) =>
        spoolBody(request, body, { dataDir, type }),
      )
    else
      // A File copies its parts, so the buffer is passed as it is: each upload is held twice only while it is parsed.
      app.addContentTypeParser<Buffer<ArrayBuffer>>(type, { parseAs: 'buffer' }, (_request, body, done) => {
        done(null, new File([body], 'upload', { type }))
      })
}
