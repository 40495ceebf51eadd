import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Larger than what any form of the site sends, in bytes. */
const MAX_FORM_BYTES = 4096

/**
 * Routes that take forms of the site's own pages, read as `URLSearchParams`. A form on a page of another site, which a
 * browser names in `Origin`, is a 403.
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

/** Programs without pages send no origin. */
const isForeign = ({ headers: { origin }, host }: FastifyRequest): boolean =>
  origin !== undefined && URL.parse(origin)?.host !== host
