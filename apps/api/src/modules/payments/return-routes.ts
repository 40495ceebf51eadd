import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { orderSecret, paymentAttempt, paymentLinkPath, retailOrder } from '#modules/orders/index.ts'
import { offeredProviders } from '#gateways/payments/offered-providers.ts'
import { refuse } from '#platform/refusal.ts'
import type { PaymentsContext } from './context.ts'
import { handleWebhook } from './handle-webhook.ts'
import { settleAttempt } from './settle-attempt.ts'
import { causeOf } from '#platform/error-cause.ts'

const MAX_BYTES = 64 * 1024
/**
 * Milliseconds to wait for the bank while the shopper waits for a page, which then shows the payment as being
 * checked.
 */
const RETURN_TIMEOUT_MS = 5_000
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/** Registers the return URLs for shoppers and the webhooks of each bank, below `/api`. */
export async function returnRoutes(app: FastifyInstance, context: PaymentsContext): Promise<void> {
  await app.register((scope) => webhooks(scope, context))
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } }
  app.get<{ Params: { token: string } }>('/pay/return/:token', { config }, (request, reply) =>
    handleReturn({ ...context, log: request.log }, request.params.token, 'successUrl', reply),
  )
  app.get<{ Params: { token: string } }>('/pay/cancel/:token', { config }, (request, reply) =>
    handleReturn({ ...context, log: request.log }, request.params.token, 'cancelUrl', reply),
  )
}

/** Each bank has its own paths, so that one bank's request is never checked by another bank's gateway. */
async function webhooks(scope: FastifyInstance, context: PaymentsContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  // Signatures cover the raw body.
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  for (const provider of offeredProviders(context.banks))
    for (const webhook of context.banks[provider]?.webhooks ?? [])
      scope.post<{ Params: Record<string, string | undefined> }>(
        `/hooks${webhook.path}`,
        { bodyLimit: MAX_BYTES, config: { rateLimit: { max: 3_000, timeWindow: '1 minute' } } },
        async ({ body, headers, params, ip, log }, reply) => {
          const raw = typeof body === 'string' ? body : ''
          await handleWebhook({ ...context, log }, provider, webhook, { raw, headers, params, ip })
          return webhook.answer === undefined
            ? reply.code(200).send({ ok: true })
            : reply.code(200).type('text/plain; charset=utf-8').send(webhook.answer)
        },
      )
}

/** Returning proves nothing: the bank is asked, and the page that the shopper lands on shows its answer. */
async function handleReturn(
  context: PaymentsContext,
  token: string,
  page: 'successUrl' | 'cancelUrl',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [found] = TOKEN.test(token)
    ? await context.db
        .select({ attempt: paymentAttempt, order: retailOrder })
        .from(paymentAttempt)
        .innerJoin(retailOrder, eq(retailOrder.id, paymentAttempt.orderId))
        .where(eq(paymentAttempt.returnToken, token))
    : []
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such payment.' })
  const { attempt, order } = found
  await settleAttempt(context, attempt.id, {
    patience: RETURN_TIMEOUT_MS,
    isCanceledByBuyer: page === 'cancelUrl',
  }).catch((error: unknown) =>
    context.log.warn(
      { err: error, attempt: attempt.id },
      `payments.return failed: ${causeOf(error)}; the payment check asks again (attempt ${attempt.id})`,
    ),
  )
  const secret = await orderSecret(context.db, order.paymentLink)
  const own =
    page === 'successUrl'
      ? `/${order.language}/order/order-complete/${order.id}?k=${secret}`
      : `/${order.language}${paymentLinkPath(order.paymentLink, secret)}`
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(attempt[page] ?? own, 303)
}
