import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureLog, methodAndPath } from '../failure-log.ts'

const SENTENCES = {
  en: 'Something went wrong on our side. Please try again in a minute.',
  ru: 'Что-то сломалось у нас. Попробуйте ещё раз через минуту.',
  ky: 'Бул биздин ката. Бир аздан кийин кайра аракет кылып көрүңүз.',
}

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shyrdak</title>
<meta name="viewport" content="width=device-width"></head><body><h1>Shyrdak</h1>
${Object.entries(SENTENCES)
  .map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`)
  .join('\n')}
</body></html>
`

/**
 * The last resort when even the error page cannot be rendered, for example because files of the build are
 * missing. The response is a sentence in each language and needs no file. It omits the cause, which may
 * contain paths of the machine.
 */
export function respondToFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode: status = 500 } = error
  if (status < 500) return reply.code(status).send({ message: error.message })
  failureLog(request)(`rendering ${methodAndPath(request)}`, error)
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(PAGE)
}
