import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#platform/context.ts'
import type { BuyerAction } from './double.ts'
import { sessionPage, unknownPage } from './page.ts'
import type { Deliver } from './notify.ts'
import { choose, readSession, type Session } from './sessions.ts'
import { TEST_BANK_CSS } from './style.ts'
import type { TestBank } from './test-bank.ts'

const SESSION_ID = /^[A-Za-z0-9_-]{22,64}$/
const CHOICES: readonly BuyerAction[] = ['pay', 'refuse', 'cancel']
/** Bytes: forms posted by a buyer's browser may contain a signed order. */
const MAX_BYTES = 32 * 1024

/** The pages of the test bank, below `/test-bank`; its notifications are injected into this application. */
export async function testBankRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  testBank: TestBank,
): Promise<void> {
  const { doubles, notify } = testBank
  testBank.deliverBy(injected(app))
  const found = async (id: string) => (SESSION_ID.test(id) ? readSession(db, id, clock()) : undefined)
  await app.register(async (bank) => {
    bank.removeAllContentTypeParsers()
    bank.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const double of Object.values(doubles)) double.pages?.(bank)
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
    bank.post<{ Params: { session: string } }>('/test-bank/:session', async ({ params, body }, reply) => {
      const sent = body instanceof URLSearchParams ? body.get('choice') : null
      const choice = CHOICES.find((one) => one === sent)
      const before = await found(params.session)
      if (!before) return show(reply.code(404), unknownPage('ru'))
      const double = doubles[before.provider]
      const outcome = choice && double.after(choice)
      const moved = outcome && (await choose(db, before.id, outcome, clock()))
      // The buyer continues at once; the merchant is notified in the background, as by a real bank.
      if (moved && moved.state !== 'canceled') notify(moved, happeningOf(moved))
      const session = moved ?? (await found(params.session)) ?? before
      if (session.state === 'pending' && choice !== 'cancel')
        return show(reply.code(422), sessionPage(session, session.language))
      return reply.redirect(wayBack(double.wayBack(session, choice)), 303)
    })
  })
}

const happeningOf = ({ state }: Session) =>
  state === 'captured' ? 'captured' : state === 'authorized' ? 'approved' : 'failed'

/** A path without an origin: this bank is part of the store, under whatever host name the person uses. */
function wayBack(address: string): string {
  const { pathname, search } = new URL(address)
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
  async ({ path, raw, headers, ip }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: path,
      payload: raw,
      headers,
      ...(ip !== undefined && { remoteAddress: ip }),
    })
    return statusCode
  }
