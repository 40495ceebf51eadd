import { addressOf } from '@shyrdak/api/caller-address'
import type { GateAnswer, GateResponse } from '@shyrdak/state-machines/access-gate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_COOKIE, type AccessGate } from './access-gate.ts'
import { attempts } from './attempts.ts'
import { formScope } from './form-scope.ts'
import { addressIn } from './preference-route.ts'

const YEAR = 365 * 24 * 60 * 60
const STATUS = { granted: 200, refused: 401, limited: 429 } as const

interface Options {
  readonly gate: AccessGate
  readonly hasLimits: boolean
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
  { gate, hasLimits, rerender }: Options,
): Promise<void> {
  const made = attempts({ most: 10, within: 10 * 60 * 1000 })

  async function answer(body: URLSearchParams, caller: string): Promise<GateAnswer> {
    const retryAfter = hasLimits ? made.take(caller) : 0
    if (retryAfter > 0) return { kind: 'limited', retryAfter }
    const password = body.get('password') ?? ''
    const isRight =
      gate.isPass(body.get('pass') ?? undefined) ||
      (password !== '' && password.length <= 200 && (await gate.isPassword(password)))
    if (!isRight) return { kind: 'refused' }
    made.forget(caller)
    return { kind: 'granted', pass: gate.pass }
  }

  await formScope(app, (scope) => {
    scope.post<{ Body: URLSearchParams | undefined }>('/access-gate', async (request, reply) => {
      const body = request.body ?? new URLSearchParams()
      const response = await answer(body, addressOf(request))
      reply.header('cache-control', 'no-store')
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
