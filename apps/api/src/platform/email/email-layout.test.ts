import { LANGUAGES, LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { COLORS } from './email-colors.ts'
import { inEmailLayout, withEmailLayout } from './email-layout.ts'
import { writeEmail } from './plain-email.ts'
import type { Email } from './port.ts'

const shop = readSettings({ PUBLIC_URL: 'https://shop.kg', DEMO_DATA: 'true' })
const email = (language: (typeof LANGUAGES)[number], changes = {}) =>
  writeEmail({
    to: 'a@b.kg',
    language,
    subject: 'Subject <b>',
    opening: 'One\nTwo',
    closing: 'Closing',
    ...changes,
  })

test.each(LANGUAGES)('every email in %s has the store’s logo, address and phone number', (language) => {
  const { html, text } = inEmailLayout(email(language), shop)
  expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`)
  expect(html).toContain('src="https://shop.kg/email-logo.png"')
  expect(html).toContain('href="tel:+996700123456"')
  expect(html).toContain('<title>Subject &lt;b&gt;</title>')
  expect(text).toContain(`+996 700 123 456\nhttps://shop.kg/${language}`)
  expect(html).not.toContain('undefined')
})

test('an email has the store’s own address and phone number, never those of the demo', () => {
  const own = readSettings({ DEMO_DATA: 'false', SHOP_PHONE: '+996 555 1234', SHOP_ADDRESS: 'Osh <17>' })
  const { html, text } = inEmailLayout(email('en'), own)
  expect(html).toContain('Osh &lt;17&gt;')
  expect(text).toContain('Osh <17>\n+996 555 1234')
  const silent = inEmailLayout(email('en'), readSettings({ DEMO_DATA: 'false' }))
  expect(silent.text + silent.html).not.toContain('996')
})

test('every colour has a replacement for dark mode', () => {
  const { html } = inEmailLayout(email('en'), shop)
  const [, rules = ''] = /prefers-color-scheme:dark\)\{(.*)\}/.exec(html) ?? []
  for (const color of Object.values(COLORS)) expect(rules).toContain(`[style*="${color}"]`)
})

test('an email to a list has an unsubscribe link, any other does not', () => {
  const leave = { text: 'Unsubscribe', page: 'https://shop.kg/en/unsubscribe?k=1', onePress: 'x' }
  const { html, text } = inEmailLayout(email('en', { leave }), shop)
  expect(text).toContain(`Unsubscribe: ${leave.page}`)
  expect(html).toContain(`href="${leave.page}"`)
  expect(inEmailLayout(email('en'), shop).text).not.toContain('Unsubscribe')
})

test('an order number in a heading is not wrapped, and HTML around it is escaped', () => {
  const { html } = email('en', { subject: 'Order S-100016 <b>' })
  expect(html).toContain('Order <span style="white-space:nowrap">S-100016</span> &lt;b&gt;')
})

test('an email is sent in the layout, under its id', async () => {
  const sent: [Email, string | undefined][] = []
  const mail = withEmailLayout({ send: async (one, id) => void sent.push([one, id]) }, shop)
  await mail.send(email('en'), 'id')
  expect(sent).toEqual([[inEmailLayout(email('en'), shop), 'id']])
})
