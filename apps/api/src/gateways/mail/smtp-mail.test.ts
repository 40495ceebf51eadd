import { afterEach, expect, test } from 'vitest'
import type { Mail } from '#platform/email/port.ts'
import { openSmtpDouble } from '#testing/smtp-double.ts'
import { smtpMail } from './smtp-mail.ts'

const ends: (() => Promise<unknown> | undefined)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function mailServer(options?: Parameters<typeof openSmtpDouble>[0], timeout?: number) {
  const smtp = await openSmtpDouble(options)
  const mail: Mail = smtpMail(smtp.url, 'Shyrdak <shop@example.kg>', timeout)
  ends.push(() => mail.close?.(), smtp.close)
  return { smtp, mail }
}

const emailTo = (to: string) => ({ to, subject: 'Кийиз', text: 'Салам', html: '<p>Салам</p>', lang: 'ky' })
const ID = '0b8f2d6a-1f0e-4a53-9c1d-7a5d3b9f2c11'

test('sixty emails share at most ten connections, and each arrives once', async () => {
  const { smtp, mail } = await mailServer({ latency: 5 })
  await Promise.all(Array.from({ length: 60 }, (_, place) => mail.send(emailTo(`buyer-${place}@example.kg`))))
  expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(60)
  expect(smtp.received).toHaveLength(60)
  expect(smtp.mostConnections()).toBeLessThanOrEqual(10)
})

test('an email whose response was lost fails, and a retry sends it with the same id and body', async () => {
  const { smtp, mail } = await mailServer({ isLost: (place) => place === 0 })
  await expect(mail.send(emailTo('aigul@example.kg'), ID)).rejects.toThrow('the answer was lost')
  await mail.send(emailTo('aigul@example.kg'), ID)
  expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
    `<${ID}@example.kg>`,
    `<${ID}@example.kg>`,
  ])
  expect(smtp.received[1]?.body).toBe(smtp.received[0]?.body)
})

test('an email fails at once when the mail server cannot be reached', async () => {
  const { smtp, mail } = await mailServer()
  await smtp.close()
  await expect(mail.send(emailTo('aigul@example.kg'))).rejects.toThrow('ECONNREFUSED')
})

test('an email to a list carries the headers for one-click unsubscribe, any other does not', async () => {
  const { smtp, mail } = await mailServer()
  const leave = { text: 'Leave', page: 'https://shop.kg/x', onePress: 'https://shop.kg/api/mailing/leave/1' }
  await mail.send({ ...emailTo('aigul@example.kg'), leave })
  await mail.send(emailTo('beka@example.kg'))
  const [listed, other] = smtp.received.map(({ body }) => body.replaceAll('\r\n', '\n'))
  expect(listed).toMatch(/^List-Unsubscribe: <https:\/\/shop\.kg\/api\/mailing\/leave\/1>$/im)
  expect(listed).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  expect(other).not.toMatch(/List-Unsubscribe/i)
})

test('an email still waiting for its turn is not sent once its job was given to another process', async () => {
  const { smtp, mail } = await mailServer({ latency: 100 })
  const leaving = new AbortController()
  const sendTo = (place: number) => mail.send(emailTo(`buyer-${place}@example.kg`), ID, leaving.signal)
  const sending = Promise.allSettled(Array.from({ length: 25 }, (_, place) => sendTo(place)))
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0)
  leaving.abort(new Error('the job has a new claim'))
  const ended = await sending
  const sent = ended.filter(({ status }) => status === 'fulfilled').length
  expect(smtp.received).toHaveLength(sent)
  expect(sent).toBeLessThanOrEqual(20)
})

test('a mail server that takes too long for an email fails it, and the time of waiting does not count', async () => {
  const slow = await mailServer({ latency: 2_000 }, 200)
  await expect(slow.mail.send(emailTo('aigul@example.kg'))).rejects.toThrow('timed out')
  const busy = await mailServer({ latency: 50 }, 1_000)
  await Promise.all(
    Array.from({ length: 250 }, (_, place) => busy.mail.send(emailTo(`buyer-${place}@example.kg`))),
  )
  expect(busy.smtp.received).toHaveLength(250)
})
