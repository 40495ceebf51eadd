import { isFileSchema, mediaTypesOf, type Endpoint } from '@shyrdak/sdk/contract'
import type { FastifyInstance } from 'fastify'

export const takesFile = ({ body }: Endpoint): boolean => body !== undefined && isFileSchema(body)

/** Lets endpoints of this scope take files; elsewhere their media types are refused as any other that is not JSON. */
export function acceptFiles(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const types = new Set(endpoints.flatMap(({ body }) => (body ? mediaTypesOf(body) : [])))
  for (const type of types)
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, new File([new Uint8Array(Buffer.from(body))], 'upload', { type }))
    })
}
