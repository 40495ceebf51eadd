import { expect, type Shopper } from '../flow.ts'

export interface Email {
  address: string
  /** A BCP 47 tag: `ky` for Kyrgyz. */
  language: string
  subject: string
  to: string
}

const ROW = /<a href="(\/dev\/mailbox\/[^"]+)" lang="(\w+)">([^<]*)<\/a>\s*<span>([^<]*)<\/span>/g
const PAYMENT_LINK = /https?:\/\/[^\s"<]+\/payment-link\/[0-9a-f-]{36}\?k=[\w-]+/

/** The emails of the test mailbox, newest first. Read by request, since they are not pages of the store. */
export async function emails({ page }: Shopper): Promise<Email[]> {
  const list = await (await page.request.get('/dev/mailbox')).text()
  return [...list.matchAll(ROW)].map(([, address = '', language = '', subject = '', to = '']) => ({
    address,
    language,
    subject,
    to,
  }))
}

export const emailsAbout = async (shopper: Shopper, order: string): Promise<Email[]> =>
  (await emails(shopper)).filter(({ subject }) => subject.includes(order))

/** Opens the payment link of the email that confirms the order. */
export async function followEmail(shopper: Shopper, order: string): Promise<void> {
  const { page, messages } = shopper
  const confirming = async () =>
    (await emailsAbout(shopper, order)).find(({ subject }) => messages.emailOfOrder.test(subject))
  await expect.poll(confirming).toBeDefined()
  const email = await (await page.request.get((await confirming())?.address ?? '')).text()
  const link = PAYMENT_LINK.exec(email.replaceAll('&amp;', '&'))?.[0]
  if (link === undefined) throw new Error(`The email about ${order} has no payment link`)
  await page.goto(link)
}

/** The newest email to an address whose text matches. */
export async function emailTo(shopper: Shopper, to: string, about: RegExp): Promise<string> {
  const find = async () => {
    const own = (await emails(shopper)).filter((email) => email.to.includes(to))
    for (const { address } of own) {
      const text = (await (await shopper.page.request.get(address)).text()).replaceAll('&amp;', '&')
      if (about.test(text)) return text
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
