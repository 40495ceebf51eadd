import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The size limit for a form, in bytes; more than any form of the site needs. */
const MAX_FORM_BYTES = 4096

/**
 * Registers routes that take the site's own forms, parsed as `URLSearchParams`. A form on another site's
 * page, which the browser names in `Origin`, is refused with a 403.
 */
export async function formScope(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request))
        await reply.code(403).send({ message: 'This form is on a page of another site.', code: 'FORBIDDEN' })
    })
    await register(scope)
  })
}

/** Whether the request comes from another site. Clients other than browsers send no origin. */
const isForeign = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.parse(origin)?.host !== host
