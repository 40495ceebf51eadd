import { expect, type Shopper } from '../journey.ts'

export interface Letter {
  address: string
  /** A standard tag: `ky` for Kyrgyz. */
  language: string
  subject: string
  to: string
}

const ROW = /<a href="(\/dev\/mailbox\/[^"]+)" lang="(\w+)">([^<]*)<\/a>\s*<span>([^<]*)<\/span>/g
const PAYMENT_LINK = /https?:\/\/[^\s"<]+\/payment-link\/[0-9a-f-]{36}\?k=[\w-]+/

/** The letters of the test mailbox, the newest first. Letters are read elsewhere, so this is no page of the store. */
export async function letters({ page }: Shopper): Promise<Letter[]> {
  const list = await (await page.request.get('/dev/mailbox')).text()
  return [...list.matchAll(ROW)].map(([, address = '', language = '', subject = '', to = '']) => ({
    address,
    language,
    subject,
    to,
  }))
}

export const lettersAbout = async (shopper: Shopper, order: string): Promise<Letter[]> =>
  (await letters(shopper)).filter(({ subject }) => subject.includes(order))

/** Opens the payment link of the letter that confirms the order. */
export async function followLetter(shopper: Shopper, order: string): Promise<void> {
  const { page, words } = shopper
  const confirming = async () =>
    (await lettersAbout(shopper, order)).find(({ subject }) => words.letterOfOrder.test(subject))
  await expect.poll(confirming).toBeDefined()
  const letter = await (await page.request.get((await confirming())?.address ?? '')).text()
  const link = PAYMENT_LINK.exec(letter.replaceAll('&amp;', '&'))?.[0]
  if (link === undefined) throw new Error(`The letter about ${order} has no payment link`)
  await page.goto(link)
}

/** The newest letter to an address whose text has this in it. */
export async function letterTo(shopper: Shopper, to: string, about: RegExp): Promise<string> {
  const find = async () => {
    const own = (await letters(shopper)).filter((letter) => letter.to.includes(to))
    for (const { address } of own) {
      const text = (await (await shopper.page.request.get(address)).text()).replaceAll('&amp;', '&')
      if (about.test(text)) return text
    }
    return ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
