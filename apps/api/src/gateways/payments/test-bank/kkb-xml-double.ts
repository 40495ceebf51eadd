import { generateKeyPairSync } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isSignedText, signText } from '../kkb-xml/sign.ts'
import type { Merchant } from '../kkb-xml/documents.ts'
import { attribute, elementText, readXml } from '../kkb-xml/xml.ts'
import { UNKNOWN, answering, asReported, type Double, type DoubleContext } from './double.ts'
import { conclude, findSession, merchantOf, openSession, refundSession, type Session } from './sessions.ts'

const XML = 'text/xml; charset=utf-8'

const Order = z.object({
  document: z.object({
    merchant: z.object({
      order: z.object({
        '@order_id': z.string().check(z.regex(/^\d{6,15}$/)),
        '@amount': z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
        '@currency': z.literal('398'),
        department: z.object({ '@merchant_id': z.literal(merchantOf('kkb')) }),
      }),
    }),
  }),
})
const Query = z.object({
  document: z.object({
    merchant: z.object({ order: z.object({ '@id': z.string() }) }),
  }),
})
const Command = z.object({
  document: z.object({
    merchant: z.object({
      command: z.object({ '@type': z.enum(['complete', 'reverse', 'refund']) }),
      payment: z.object({
        '@orderid': z.string(),
        '@reference': z.string(),
        '@amount': z.string().check(z.regex(/^\d{1,10}$/)),
      }),
    }),
  }),
})

/** Keys of merchant and bank, valid for the lifetime of this process. */
export function kkbKeys() {
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const bank = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { merchant, bank }
}
export type KkbKeys = ReturnType<typeof kkbKeys>

export const kkbMerchant = ({ merchant, bank }: KkbKeys): Merchant => ({
  id: merchantOf('kkb'),
  name: 'Shyrdak',
  certId: '00c183d690',
  key: merchant.privateKey,
  bankKey: bank.publicKey,
})

const referenceOf = ({ ref }: Session) => `R${ref}`

/** Kazkommertsbank's old ePay: signed XML through the buyer's browser, in queries and in notifications. */
export function kkbXmlDouble(context: DoubleContext, keys: KkbKeys): Double {
  const { db, clock, newId, faults } = context

  const signed = (element: string) =>
    `<document>${element}<bank_sign cert_id="c183d690" type="SHA/RSA">${signText(element, keys.bank.privateKey)}</bank_sign></document>`

  /** Parses a document of the merchant; undefined if its signature is invalid. */
  function fromMerchant(xml: string): unknown {
    const element = elementText(xml, 'merchant')
    const signature = /<merchant_sign[^>]*>([^<]*)</.exec(xml)?.[1] ?? ''
    if (element === undefined || !isSignedText(element, signature, keys.merchant.publicKey)) return undefined
    return readXml(xml)
  }
  const queryOf = ({ url }: FastifyRequest) => fromMerchant(decodeURIComponent(url.split('?')[1] ?? ''))

  function responseOf(session: Session | undefined): string {
    if (!session) return '<response payment="false" status="7" result="7"/>'
    const money = `amount="${session.amountMinor / 100}" timestamp="${clock().toISOString()}" reference="${referenceOf(session)}" approval_code="77"`
    if (session.state === 'authorized') return `<response payment="true" status="0" result="0" ${money}/>`
    if (session.state === 'captured') return `<response payment="true" status="2" result="0" ${money}/>`
    if (session.state === 'canceled') return `<response payment="false" status="2" result="1" ${money}/>`
    return '<response payment="false" status="8" result="8"/>'
  }

  return {
    provider: 'kkb',
    wire(server) {
      server.get(
        '/kkb/jsp/remote/checkOrdern.jsp',
        answering(context, 'fetch', async (request) => {
          const parsed = Query.safeParse(queryOf(request))
          if (!parsed.success) return { type: XML, body: '<error input="">signature</error>' }
          const orderId = parsed.data.document.merchant.order['@id']
          const kept = await findSession(db, 'kkb', orderId, clock())
          const session = kept && asReported(kept, faults)
          const merchant = attribute(session?.merchant ?? merchantOf('kkb'))
          const element = `<bank name="Kazkommertsbank JSC"><merchant id="${merchant}"><order id="${orderId}"/></merchant>${responseOf(session)}</bank>`
          return { type: XML, body: signed(element) }
        }),
      )
      server.get('/kkb/jsp/remote/control.jsp', (request, reply) => {
        const parsed = Command.safeParse(queryOf(request))
        const type = parsed.success ? parsed.data.document.merchant.command['@type'] : undefined
        return answering(context, type === 'refund' ? 'refund' : 'capture', async () => {
          if (!parsed.success) return { type: XML, body: '<error input="">signature</error>' }
          const { payment } = parsed.data.document.merchant
          const session = await findSession(db, 'kkb', payment['@orderid'], clock())
          const amount = Number(payment['@amount']) * 100
          let isDone = false
          if (session && payment['@reference'] === referenceOf(session)) {
            if (type === 'refund')
              isDone = (await refundSession(db, { session, refundId: newId(), amount }, clock())) === 'done'
            else if (type === 'reverse' || amount === session.amountMinor)
              isDone =
                (await conclude(
                  db,
                  session.id,
                  { state: type === 'reverse' ? 'canceled' : 'captured' },
                  clock(),
                )) !== undefined
          }
          const code = isDone ? '00' : '05'
          return {
            type: XML,
            body: signed(
              `<bank name="Kazkommertsbank JSC"><response code="${code}" message="" remaining_amount="0"/></bank>`,
            ),
          }
        })(request, reply)
      })
    },
    pages(app) {
      app.post('/test-bank/kkb/jsp/process/logon.jsp', async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const xml = Buffer.from(form.get('Signed_Order_B64') ?? '', 'base64').toString()
        const order = Order.safeParse(fromMerchant(xml))
        const [back, failure, post] = ['BackLink', 'FailureBackLink', 'PostLink'].map(
          (name) => form.get(name) ?? '',
        )
        if (!order.success || ![back, failure, post].every((url) => URL.canParse(url ?? '')))
          return reply.redirect(UNKNOWN, 303)
        const { '@order_id': orderId, '@amount': amount } = order.data.document.merchant.order
        const { session } = await openSession(db, {
          id: newId(),
          provider: 'kkb',
          ref: orderId,
          reference: orderId,
          orderNumber: orderId,
          description: '',
          amountMinor: Number(amount) * 100,
          currency: 'KZT',
          language: form.get('Language') === 'eng' ? 'en' : 'ru',
          returnUrl: back ?? '',
          cancelUrl: failure ?? '',
          notifyUrl: post ?? '',
          echo: form.get('FailurePostLink'),
          createdAt: clock(),
        })
        return reply.redirect(`/test-bank/${session.id}`, 303)
      })
    },
    after: (choice) =>
      choice === 'pay' ? { state: 'authorized' } : choice === 'refuse' ? { state: 'failed' } : undefined,
    wayBack: ({ state, returnUrl, cancelUrl }) =>
      state === 'authorized' || state === 'captured' ? returnUrl : cancelUrl,
    notificationOf(session, happening) {
      if (happening === 'refunded' || happening === 'captured') return undefined
      const isFailure = happening === 'failed'
      const amount = session.amountMinor / 100
      const bank = `<bank name="Kazkommertsbank JSC"><customer name="A" mail="a@example.kg" phone=""><merchant cert_id="00c183d690" name="Shyrdak"><order order_id="${session.ref}" amount="${amount}" currency="398"/></merchant></customer><results timestamp="${clock().toISOString()}"><payment merchant_id="${session.merchant}" card="440564-XX-XXXX-6150" amount="${amount}" reference="${referenceOf(session)}" approval_code="77" response_code="00" Secure="Yes"/></results></bank>`
      const document = isFailure
        ? `<response order_id="${session.ref}"><error type="auth" code="05">declined</error></response>`
        : signed(bank)
      const url = isFailure ? (session.echo ?? '') : (session.notifyUrl ?? '')
      return {
        path: URL.canParse(url) ? new URL(url).pathname : '/api/hooks/kkb',
        raw: new URLSearchParams({ response: document }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    },
  }
}
