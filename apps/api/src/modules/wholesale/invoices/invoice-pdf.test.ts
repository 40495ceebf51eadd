import { LANGUAGES, type InvoiceDetails, type Language } from '@shyrdak/sdk/contract'
import { formatMoney } from '@shyrdak/sdk/format'
import { addMoney, lineTotal, subtractMoney } from '@shyrdak/sdk/rules'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'

const SELLER = {
  publicUrl: 'https://shyrdak.example',
  shopAddress: '17 Zhanybek Batyr Street',
  shopPhone: undefined,
  demoData: false,
}

const lines = Array.from({ length: 60 }, (_, place) => {
  const [count, price] = [place + 1, `${1_000 + place * 7}.50`]
  return {
    name: { en: `Slippers ${place}`, ru: `Тапочки ${place}`, kg: `Үй өтүгү ${place}` },
    details: [
      { en: 'Madder red', ru: 'Мареновый', kg: 'Кызыл боёк' },
      { en: '38', ru: '38', kg: '38' },
      { en: 'Thick felt', ru: 'Толстый войлок', kg: 'Калың кийиз' },
    ],
    count,
    price,
    sum: lineTotal({ sale_cost: price, count }),
  }
})
const total = addMoney(...lines.map(({ sum }) => sum))

const INVOICE: InvoiceDetails = {
  id: 4,
  number: '2026-000017',
  date: '2026-11-22',
  status: 'processing',
  total_sum: total,
  invoice_sum: '850000.00',
  paid_sum: '125000.50',
  order_id: 9,
  order_number: 'W-000123',
  company: { name: 'Өркүндөтүү Ңу «Ак-Кийиз»', country_iso_code: 'KG', city: 'Ош' },
  seller: {
    name: 'ОсОО «Шырдак»',
    tax_number: '01234567890123',
    bank: 'ОАО «Ала-Тоо Банк»',
    account: '1234567890123456',
    bic: '123001',
  },
  lines,
}

/** Returns the text of the document, page by page, with whitespace collapsed. */
async function textOf(file: File): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(LANGUAGES)('an invoice in %s', (language: Language) => {
  test('has every sum as the store computes it, and every line', async () => {
    const { text, pages } = await textOf(await invoicePdf(INVOICE, language, SELLER))
    const sums = [
      INVOICE.total_sum,
      INVOICE.invoice_sum,
      INVOICE.paid_sum,
      subtractMoney(INVOICE.invoice_sum, INVOICE.paid_sum),
      ...lines.flatMap(({ price, sum }) => [price, sum]),
    ]
    for (const sum of sums) expect(text).toContain(plain(formatMoney(sum, 'KGS', language)))
    for (const { name } of lines) expect(text).toContain(name[language])
    expect(text).toContain(INVOICE.number)
    expect(text).toContain('W-000123')
    expect(pages).toBeGreaterThan(1)
  })

  test('names the account that it is paid to, or none if none is configured', async () => {
    const { seller, ...without } = INVOICE
    const { text } = await textOf(await invoicePdf(INVOICE, language, SELLER))
    for (const part of Object.values(seller!)) expect(text).toContain(part)
    const { text: bare } = await textOf(await invoicePdf(without, language, SELLER))
    expect(bare).toContain('Shyrdak')
    expect(bare).not.toMatch(/undefined|BIC|БИК/)
  })

  test('has no overlapping texts', async () => {
    const bytes = await (await invoicePdf(INVOICE, language, SELLER)).arrayBuffer()
    const document = await getDocumentProxy(new Uint8Array(bytes))
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      const boxes = texts.map(({ str, width, transform: [, , , height, left, bottom] }) => ({
        str,
        left: Number(left),
        right: Number(left) + width,
        bottom: Number(bottom),
        // The top of the letters: lines may be as close as the font allows.
        top: Number(bottom) + Number(height) * 0.7,
      }))
      const covered = boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.bottom < other.top &&
              other.bottom < one.top,
          )
          .map((other) => `${one.str} | ${other.str}`),
      )
      expect(covered).toEqual([])
    }
  })

  test('has the Kyrgyz letters of names', async () => {
    const { text } = await textOf(await invoicePdf(INVOICE, language, SELLER))
    expect(text).toContain('Өркүндөтүү Ңу «Ак-Кийиз»')
  })
})

test('an invoice in Kyrgyz has its texts in Kyrgyz, in embedded fonts', async () => {
  const file = await invoicePdf(INVOICE, 'kg', SELLER)
  const { text } = await textOf(file)
  expect(text).toContain('Сатуучу')
  expect(text).toContain('Күнү')
  expect(text).toContain('Төлөнө турган')
  expect(text).toContain('Үй өтүгү 0')
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect(bytes).toContain('/FontFile2')
  expect(bytes).not.toContain('/BaseFont /Helvetica')
  expect(bytes).toContain('/Lang (ky)')
})

test('an invoice file is named after its number', async () => {
  const { name, type } = await invoicePdf(INVOICE, 'en', SELLER)
  expect({ name, type }).toEqual({ name: 'invoice-2026-000017.pdf', type: 'application/pdf' })
})

test('a long invoice repeats its table head, numbers its pages and breaks them between rows', async () => {
  const document = await getDocumentProxy(
    new Uint8Array(await (await invoicePdf(INVOICE, 'en', SELLER)).arrayBuffer()),
  )
  const { text } = await extractText(document)
  text.forEach((page, place) => {
    expect(page).toContain(`Page ${place + 1} of ${text.length}`)
    if (place < text.length - 1) expect(page).toContain('Quantity')
  })
  const pages = text.map(plain)
  for (const { name, details, price, sum } of lines) {
    const whole = pages.filter((page) => new RegExp(`${name.en}\\b`).test(page))
    expect(whole).toHaveLength(1)
    for (const money of [price, sum]) expect(whole[0]).toContain(plain(formatMoney(money, 'KGS', 'en')))
    const rows = whole[0]?.match(/Slippers \d+/g)
    expect(whole[0]?.match(new RegExp(details.map(({ en }) => en).join(' · '), 'g'))).toHaveLength(
      rows?.length ?? Number.NaN,
    )
  }
})
