import type { GateAnswer, GateResponse } from '@shyrdak/state-machines/access-gate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_COOKIE, type AccessGate } from './access-gate.ts'
import { attempts } from './attempts.ts'
import { ownPath } from './preference-route.ts'

const YEAR = 365 * 24 * 60 * 60
const STATUS = { granted: 200, refused: 401, limited: 429 } as const

interface Options {
  readonly gate: AccessGate
  readonly hasLimits: boolean
  /** Answers the plain form with the gate's page, as if `path` had been asked for. */
  readonly rerender: (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    said: GateResponse,
  ) => Promise<FastifyReply>
}

/**
 * `POST /access-gate` with `password` (or the `pass` of an earlier visit) and the page to return to. A form is led to
 * its page or shown the gate again; who accepts JSON is told `{ kind }`, with the `pass` to keep when it is granted.
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

  await app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    room.post<{ Body: URLSearchParams | undefined }>('/access-gate', async (request, reply) => {
      const body = request.body ?? new URLSearchParams()
      const said = await answer(body, request.ip)
      reply.header('cache-control', 'no-store')
      if (said.kind === 'granted')
        reply.setCookie(ACCESS_COOKIE, said.pass, {
          path: '/',
          maxAge: YEAR,
          sameSite: 'lax',
          httpOnly: true,
          secure: request.protocol === 'https',
        })
      if (request.headers.accept?.includes('application/json'))
        return reply.code(STATUS[said.kind]).header('vary', 'Accept').send(said)
      const path = pathAsked(body.get('return'))
      if (said.kind === 'granted') return reply.redirect(path, 303)
      return rerender(request, reply, path, said)
    })
  })
}

/** A path of this site with its language prefix. */
function pathAsked(value: string | null): string {
  const prefix = /^\/(?:en|ru|kg)(?=\/|$)/.exec(value ?? '')?.[0] ?? ''
  return prefix + ownPath(value)
}
