import type { RequestCounter } from '@shyrdak/api/request-counter'
import type { RateLimit } from '@shyrdak/sdk/contract'
import type { GateAnswer, GateResponse } from '@shyrdak/state-machines/access-gate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_COOKIE, type AccessGate } from './access-gate.ts'
import { formScope } from './form-scope.ts'
import { addressIn } from './preference-route.ts'

const YEAR = 365 * 24 * 60 * 60
/** Right passwords count too, since colleagues who enter it on one morning may share an IP address. */
const PASSWORD_LIMIT = { max: 30, minutes: 10 } as const satisfies RateLimit
/** In characters; a hash of a long text would take long. */
const LONGEST_PASSWORD = 200
const STATUS = { granted: 200, refused: 401, limited: 429 } as const

interface Options {
  readonly gate: AccessGate
  readonly counter: RequestCounter
  /** Renders the gate for `path`, as the response to the form sent without scripts. */
  readonly rerender: (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    response: GateResponse,
  ) => Promise<FastifyReply>
}

/**
 * `POST /access-gate` with `password` (or an earlier `pass`) and the page to return to. A form is redirected
 * to that page or gets the gate again; a request that accepts JSON gets `{ kind }`, and the `pass` to store
 * when access is granted.
 */
export async function accessGateRoute(
  app: FastifyInstance,
  { gate, counter, rerender }: Options,
): Promise<void> {
  const countPassword = counter('access gate', PASSWORD_LIMIT)

  async function answer(body: URLSearchParams, request: FastifyRequest): Promise<GateAnswer> {
    const granted = { kind: 'granted', pass: gate.pass } as const
    // Not counted, since a pass cannot be guessed.
    if (gate.isPass(body.get('pass') ?? undefined)) return granted
    const password = body.get('password') ?? ''
    if (password === '' || password.length > LONGEST_PASSWORD) return { kind: 'refused' }
    const wait = await countPassword(request)
    if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1000) }
    return (await gate.isPassword(password)) ? granted : { kind: 'refused' }
  }

  await formScope(app, (scope) => {
    scope.post<{ Body: URLSearchParams | undefined }>('/access-gate', async (request, reply) => {
      const body = request.body ?? new URLSearchParams()
      const response = await answer(body, request)
      reply.header('cache-control', 'no-store')
      if (response.kind === 'limited') reply.header('retry-after', response.retryAfter)
      if (response.kind === 'granted')
        reply.setCookie(ACCESS_COOKIE, response.pass, {
          path: '/',
          maxAge: YEAR,
          sameSite: 'lax',
          httpOnly: true,
          secure: request.protocol === 'https',
        })
      if (request.headers.accept?.includes('application/json'))
        return reply.code(STATUS[response.kind]).header('vary', 'Accept').send(response)
      const path = addressIn(body.get('return'), null)
      if (response.kind === 'granted') return reply.redirect(path, 303)
      return rerender(request, reply, path, response)
    })
  })
}
