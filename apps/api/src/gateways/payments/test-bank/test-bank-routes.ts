import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#platform/context.ts'
import { bankKey } from './bank-key.ts'
import type { Faults } from './faults.ts'
import { sendNotification, type Deliver } from './notify.ts'
import { sessionPage, unknownPage } from './page.ts'
import { choose, readSession, type Session } from './sessions.ts'
import { TEST_BANK_CSS } from './style.ts'

export interface TestBankRoutesOptions {
  /** How notifications reach the store; as a rule straight into this application. */
  deliver?: Deliver
  faults?: Faults
}

const SESSION_ID = /^[A-Za-z0-9_-]{22,64}$/

const CHOICES: Record<string, 'captured' | 'failed' | 'canceled'> = {
  pay: 'captured',
  refuse: 'failed',
  cancel: 'canceled',
}

/** The pages of the test bank, below `/test-bank`. */
export async function testBankRoutes(
  app: FastifyInstance,
  context: AppContext,
  { deliver = injected(app), faults = {} }: TestBankRoutesOptions = {},
): Promise<void> {
  const { db, clock, settings } = context
  const closing = new AbortController()
  const found = async (id: string) => (SESSION_ID.test(id) ? readSession(db, id, clock()) : undefined)
  await app.register(async (bank) => {
    bank.addHook('onClose', async () => closing.abort())
    bank.removeAllContentTypeParsers()
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    bank.get('/test-bank/test-bank.css', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('text/css; charset=utf-8')
        .send(TEST_BANK_CSS),
    )
    bank.get<{ Params: { session: string }; Querystring: { lang?: unknown } }>(
      '/test-bank/:session',
      async ({ params, query }, reply) => {
        const session = await found(params.session)
        const language = languageOf(query.lang) ?? session?.language ?? 'ru'
        if (!session) return show(reply.code(404), unknownPage(language))
        return show(reply, sessionPage(session, language))
      },
    )
    bank.post<{ Params: { session: string } }>(
      '/test-bank/:session',
      async ({ params, body, log }, reply) => {
        const choice = body instanceof URLSearchParams ? (body.get('choice') ?? '') : ''
        const filter = Object.hasOwn(CHOICES, choice) ? CHOICES[choice] : undefined
        const moderated =
          filter && SESSION_ID.test(params.session) && (await choose(db, params.session, filter, clock()))
        if (moderated) {
          const key = await bankKey(db, settings.testBankSecret)
          // The person goes on at once; the merchant hears of it beside that, as from a real bank.
          void sendNotification(moderated, { deliver, key, clock, faults, log, signal: closing.signal })
        }
        const session = moderated || (await found(params.session))
        if (!session) return show(reply.code(404), unknownPage('ru'))
        if (session.state === 'pending') return show(reply.code(422), sessionPage(session, session.language))
        return reply.redirect(wayBack(session), 303)
      },
    )
  })
}

/** A path: this bank is in the house of the store, whatever name the person reached it by. */
function wayBack({ state, returnUrl, cancelUrl }: Session): string {
  const { pathname, search } = new URL(state === 'captured' || state === 'failed' ? returnUrl : cancelUrl)
  return pathname + search
}

const languageOf = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value)

const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page)

const injected =
  (app: FastifyInstance): Deliver =>
  async (raw, headers) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/hooks/test-bank',
      payload: raw,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return statusCode
  }
