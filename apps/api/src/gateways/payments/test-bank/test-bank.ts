import { createHmac } from 'node:crypto'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import fastify, { type FastifyBaseLogger } from 'fastify'
import type { Database } from '#platform/sql/database.ts'
import { halyk } from '../halyk/halyk.ts'
import { kicb } from '../kicb/kicb.ts'
import { kkbXml } from '../kkb-xml/kkb-xml.ts'
import { paypal } from '../paypal/paypal.ts'
import type { PaymentBanks } from '../port.ts'
import { pagesInStore } from '../trusted-page.ts'
import { YOOKASSA_NETWORKS } from '../yookassa/networks.ts'
import { yookassa } from '../yookassa/yookassa.ts'
import { bankKey } from './bank-key.ts'
import type { Double, DoubleContext, Happening, Notification } from './double.ts'
import type { Faults } from './faults.ts'
import { halykDouble } from './halyk-double.ts'
import { kicbDouble } from './kicb-double.ts'
import { kkbKeys, kkbMerchant, kkbXmlDouble } from './kkb-xml-double.ts'
import { sendNotification, type Deliver } from './notify.ts'
import { PAYPAL_WEBHOOK_ID, paypalDouble } from './paypal-double.ts'
import { merchantOf, type Session } from './sessions.ts'
import { yookassaDouble } from './yookassa-double.ts'

export interface TestBankOptions {
  db: Database
  /** Derives the doubles' secrets; without it a key stored in the database is used. */
  secret: string | undefined
  clock: () => Date
  newId: () => string
  log: Pick<FastifyBaseLogger, 'warn'>
  faults?: Faults
  /** Which of the two banks is behind `kkb`. */
  kkb?: 'halyk' | 'xml'
}

export interface TestBank {
  /** The adapters of the real banks, pointed at their doubles. */
  banks: PaymentBanks
  doubles: Record<PaymentProvider, Double>
  faults: Faults
  notificationOf: (session: Session, happening: Happening) => Notification | undefined
  /** Notifies the store in the background. A no-op before `deliverBy`. */
  notify: (session: Session, happening: Happening) => void
  deliverBy: (deliver: Deliver) => void
  close: () => Promise<void>
}

/**
 * Doubles of four banks: each speaks its bank's protocol, on a server that only this machine reaches. They
 * keep a ledger and have a payment page, but move no money.
 */
export async function openTestBank(options: TestBankOptions): Promise<TestBank> {
  const { db, clock, newId, log, faults = {}, kkb = 'halyk' } = options
  const key = await bankKey(db, options.secret)
  const secretOf = (name: string) => createHmac('sha256', key).update(name).digest('base64url')
  const closing = new AbortController()
  let deliver: Deliver | undefined

  const notify = (session: Session, happening: Happening): void => {
    const notification = doubles[session.provider].notificationOf(session, happening)
    if (deliver && notification)
      void sendNotification(notification, { deliver, faults, log, signal: closing.signal })
  }
  const context: DoubleContext = { db, clock, newId, faults, secretOf, notify }
  const keys = kkb === 'xml' ? kkbKeys() : undefined
  const doubles: Record<PaymentProvider, Double> = {
    paypal: paypalDouble(context),
    yookassa: yookassaDouble(context),
    kkb: keys ? kkbXmlDouble(context, keys) : halykDouble(context),
    kicb: kicbDouble(context),
  }

  const server = fastify({ forceCloseConnections: true })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const double of Object.values(doubles)) double.wire(server)
  /** It starts listening on the first call. */
  let listening: Promise<string> | undefined
  const at = (path: string) => async () => {
    listening ??= server.listen({ port: 0, host: '127.0.0.1' })
    return (await listening) + path
  }
  const pages = pagesInStore
  const page = '/test-bank'
  return {
    doubles,
    faults,
    notify,
    notificationOf: (session, happening) => doubles[session.provider].notificationOf(session, happening),
    deliverBy: (by) => {
      deliver = by
    },
    close: async () => {
      closing.abort()
      await server.close()
    },
    banks: {
      paypal: paypal({
        clientId: 'test-bank',
        clientSecret: secretOf('paypal'),
        merchantId: merchantOf('paypal'),
        webhookId: PAYPAL_WEBHOOK_ID,
        origin: at('/paypal'),
        pages,
        clock,
      }),
      yookassa: yookassa({
        shopId: merchantOf('yookassa'),
        secretKey: secretOf('yookassa'),
        origin: at('/yookassa'),
        pages,
        networks: YOOKASSA_NETWORKS,
      }),
      kkb: keys
        ? kkbXml({
            merchant: kkbMerchant(keys),
            origin: at('/kkb'),
            pageUrl: `${page}/kkb/jsp/process/logon.jsp`,
            pages,
          })
        : halyk({
            clientId: 'test-bank',
            clientSecret: secretOf('halyk'),
            terminal: merchantOf('kkb'),
            oauthOrigin: at('/halyk'),
            oauthPath: '/oauth2/token',
            apiOrigin: at('/halyk'),
            payformUrl: `${page}/halyk/payform/`,
            pages,
          }),
      kicb: kicb({
        merchantId: merchantOf('kicb'),
        secret: secretOf('kicb'),
        origin: at('/kicb'),
        pages,
        clock,
      }),
    },
  }
}
