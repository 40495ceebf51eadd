import { MEDIA_TYPES, ORDER_FILE_COLUMNS, type Language } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { color, price, product, stock } from '#modules/catalogue/index.ts'
import { brand, listPrice, priceList } from '#modules/wholesale/tables.ts'
import { Refusal } from '#platform/refusal.ts'
import { inAll } from '#testing/goods.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  LEATHER,
  openCompany,
  PLAIN,
  SOLED,
  stockWholesaleGoods,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { checkOrderFile } from './check-order-file.ts'
import { normal } from './find-columns.ts'
import { makePriceListFile } from './price-list-file.ts'
import { readTable } from './read-table.ts'

let shop: TestShop
let company: TestCompany
/** The colour of all goods in this test. */
let madder: string
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  company = await openCompany(shop.context.db, { priceListId: 1 })
  const [found] = await shop.context.db.select({ name: color.name }).from(color).where(eq(color.id, 1))
  madder = found?.name.en ?? ''
})
afterAll(() => shop.close())

const around = (language: Language) => ({
  principal: company.owner,
  language,
  country: 'KG',
  idempotencyKey: undefined,
  ip: '127.0.0.1',
})
const download = (format: 'xlsx' | 'csv', language: Language = 'en') =>
  makePriceListFile(
    { ...around(language), query: { format }, params: undefined as never, body: undefined as never }, // it has neither
    shop.context,
  )
const upload = (body: File, language: Language = 'en') =>
  checkOrderFile(
    { ...around(language), body, params: undefined as never, query: undefined as never }, // it has neither
    shop.context,
  )
const csv = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'upload', { type: MEDIA_TYPES.csv })
const xlsx = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'upload', { type: MEDIA_TYPES.xlsx })

const HEAD = 'Article,Colour,Size,Sole,Quantity,Logo,Logo on the sole'
const order = (...rows: string[]) => csv([HEAD, ...rows].join('\n'))
const problemsOf = async (...rows: string[]) =>
  (await upload(order(...rows))).lines.map(({ problems }) =>
    problems.map(({ column, code }) => `${column} ${code}`),
  )
const issuesOf = async (file: File) => {
  const thrown = await upload(file).then(
    () => expect.unreachable('the file was read'),
    (error: unknown) => error,
  )
  if (!(thrown instanceof Refusal)) throw thrown
  return (thrown.details.issues ?? []).map(({ path, code }) => `${path.join('.')} ${code}`)
}

/** Writes counts into the rows of the file, as a spreadsheet would save it. */
async function filled(file: File, counts: Readonly<Record<number, string>>): Promise<File> {
  const { rows } = await readTable(file)
  const place = rows[0]?.findIndex((cell) => ['Quantity', 'Количество', 'Саны'].includes(cell)) ?? -1
  const text = rows
    .map((row, index) => row.map((cell, at) => (at === place && counts[index] ? counts[index] : cell)))
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\r\n')
  return csv(text)
}

describe.each(['xlsx', 'csv'] as const)('a price list as %s', (format) => {
  test.each(['en', 'ru', 'kg'] as const)(
    'can be uploaded as an order once counts are filled in, in %s',
    async (language) => {
      const file = await download(format, language)
      expect(file.name).toMatch(/^price-list-\d{4}-\d\d-\d\d\.(xlsx|csv)$/)
      const { rows } = await readTable(file)
      // The heading, two sizes of plain goods, and two sizes of goods with each of two soles.
      expect(rows).toHaveLength(7)
      const { lines } = await upload(await filled(file, { 1: '3', 6: '12' }), language)
      expect(lines).toMatchObject([
        { row: 2, problems: [], item: { count: 3 } },
        { row: 7, problems: [], item: { reyestr_id: SOLED, sole: { id: LEATHER }, count: 12 } },
      ])
    },
  )

  test('has the price from each count', async () => {
    const { rows } = await readTable(await download(format))
    const head = rows[0] ?? []
    expect(head.slice(-2)).toEqual(['Price from 1, KGS', 'Price from 10, KGS'])
    const plain = rows
      .filter(([article]) => article === String(PLAIN))
      .map((row) => row.slice(-2).map(Number))
    expect(plain).toEqual([
      [1000.5, 900.25],
      [1000.5, 900.25],
    ])
  })
})

test('a name that looks like a formula stays text in spreadsheets', async () => {
  const { db } = shop.context
  const name = '=HYPERLINK("http://evil.example","x")'
  const [before] = await db.select({ name: product.name }).from(product).where(eq(product.id, PLAIN))
  await db
    .update(product)
    .set({ name: { en: name, ru: name, kg: name } })
    .where(eq(product.id, PLAIN))
  const [asCsv, asXlsx] = [await download('csv'), await download('xlsx')]
  await db.update(product).set({ name: before!.name }).where(eq(product.id, PLAIN))
  expect(await asCsv.text()).toContain(`"'=HYPERLINK(`)
  const sheet = Buffer.from(
    unzipSync(new Uint8Array(await asXlsx.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? [],
  ).toString()
  expect(sheet).not.toMatch(/<f[\s>]/)
  // The text survives the round trip.
  for (const file of [asCsv, asXlsx]) expect((await readTable(file)).rows.flat()).toContain(name)
})

test('every wrong line is reported with its problem and the values that its column accepts', async () => {
  const line = (article: string | number, rest: string) => `${article},${rest}`
  expect(
    await problemsOf(
      line(PLAIN, `${madder},38,,4,,`),
      line('', `${madder},38,,4,,`),
      line(999_999, `${madder},38,,4,,`),
      line('абв', `${madder},38,,4,,`),
      line(PLAIN, 'Chartreuse,38,,4,,'),
      line(PLAIN, `${madder},52,,4,,`),
      line(PLAIN, `${madder},39,Rubber,4,,`),
      line(SOLED, `${madder},38,,4,,`),
      line(SOLED, `${madder},38,Cork,4,,`),
      line(PLAIN, `${madder},39,,four,,`),
      line(PLAIN, `${madder},39,,0,,`),
      line(PLAIN, `${madder},39,,-4,,`),
      line(PLAIN, `${madder},39,,1.5,,`),
      line(PLAIN, `${madder},39,,10001,,`),
      line(PLAIN, `${madder},39,,1000000000,,`),
      line(PLAIN, `${madder},39,,11,,`),
      line(PLAIN, `${madder},39,,4,Nobody,`),
      line(PLAIN, `${madder},39,,4,,Ак-Кийиз`),
      line(PLAIN, `${madder},38,,5,,`),
    ),
  ).toEqual([
    [],
    ['article required'],
    ['article unknown'],
    ['article unknown'],
    ['color unknown'],
    ['size unknown'],
    ['sole not_allowed'],
    ['sole required'],
    ['sole unknown'],
    ['count not_a_number'],
    ['count too_small'],
    ['count not_a_number'],
    ['count not_a_number'],
    ['count too_big'],
    ['count too_big'],
    ['count sold_out'],
    ['logo unknown'],
    ['sole_logo not_allowed'],
    ['article duplicate'],
  ])
  const { lines } = await upload(order(`${SOLED},Чай,38,Cork,4,Nobody,`))
  expect(lines[0]?.problems).toEqual([
    { column: 'logo', code: 'unknown', known: ['Ак-Кийиз'], limit: null },
    { column: 'sole', code: 'unknown', known: ['Rubber', 'Leather'], limit: null },
    { column: 'color', code: 'unknown', known: [madder], limit: null },
  ])
})

test('lines with different logos share the stock of a colour and size', async () => {
  const { lines } = await upload(
    order(`${PLAIN},${madder},38,,7,,`, `${PLAIN},${madder},38,,4,Ак-Кийиз,`, `${PLAIN},${madder},39,,4,,`),
  )
  expect(lines.map(({ problems }) => problems)).toEqual([
    [],
    [{ column: 'count', code: 'sold_out', known: [], limit: 3 }],
    [],
  ])
})

test('lines are read despite spaces, upper case, reordered columns and a title above', async () => {
  const file = csv(
    `Заказ для магазина\r\n\r\nКоличество;Размер;ЦВЕТ ; артикул\r\n1 0;38; ${madder.toUpperCase()} ;${PLAIN}\r\n`,
  )
  const { lines } = await upload(file, 'ru')
  expect(lines).toMatchObject([{ row: 4, problems: [], item: { reyestr_id: PLAIN, count: 10 } }])
})

test('sizes in centimetres are written and read in the client’s language', async () => {
  const { db } = shop.context
  const rename = async (from: string, to: string) => {
    const pieces = await db.delete(stock).where(eq(stock.size, from)).returning()
    await db.insert(stock).values(pieces.map((one) => ({ ...one, size: to })))
  }
  await rename('38', '54–55 cm')
  const { rows } = await readTable(await download('csv', 'ru'))
  expect(rows.flat()).toContain('54–55\u00a0см')
  const typed = ['54-55 см', '54–55 cm', '54–55\u00a0см']
  for (const size of typed)
    expect(await problemsOf(`${PLAIN},${madder},${size},,1,,`, `${PLAIN},${madder},38,,1,,`)).toEqual([
      [],
      ['size unknown'],
    ])
  await rename('54–55 cm', '38')
})

test('a size is found with any dash and case', () => {
  expect(normal(' 54-55 CM')).toBe(normal('54–55 cm'))
})

test('a CSV file in the Windows code page for Cyrillic is read', async () => {
  const letters: Record<string, number> = {}
  for (let code = 0xc0; code <= 0xff; code += 1) letters[String.fromCodePoint(0x410 + code - 0xc0)] = code
  const text = `Артикул;Цвет;Размер;Количество\n${PLAIN};Нет;38;1`
  const bytes = Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0))
  expect((await upload(csv(bytes), 'ru')).lines).toMatchObject([
    { row: 2, problems: [{ column: 'color', code: 'unknown' }] },
  ])
})

test('lines of one product together reach its lowest price tier, and are refused below it', async () => {
  const { db } = shop.context
  await db.insert(priceList).values({ id: 2, name: inAll('Dozens') })
  const tier = { priceListId: 2, productId: PLAIN, amountMinor: 90_025, validFrom: '2020-01-01' }
  await db.insert(listPrice).values({ ...tier, fromCount: 12 })
  const unpriced = await db.delete(price).where(eq(price.productId, PLAIN)).returning()
  const before = company
  company = await openCompany(db, { priceListId: 2 })
  try {
    const half = `${PLAIN},${madder},38,,6,,`
    const enough = await upload(order(half, `${PLAIN},${madder},39,,6,,`))
    expect(enough.lines).toMatchObject([
      { problems: [], item: { prices: [{ from_count: 12 }] } },
      { problems: [], item: { prices: [{ from_count: 12 }] } },
    ])
    const few = await upload(order(half, `${PLAIN},${madder},39,,5,,`))
    const refused = {
      item: null,
      problems: [{ column: 'count', code: 'too_small', known: [], limit: 12 }],
    }
    expect(few.lines).toMatchObject([refused, refused])
  } finally {
    company = before
    await db.insert(price).values(unpriced)
  }
})

test('a logo is the client’s own, and one that only another company has is unknown', async () => {
  const { db } = shop.context
  const other = await openCompany(db)
  expect(other.brandId).not.toBe(company.brandId)
  await db
    .insert(brand)
    .values({ companyId: other.owner.company.id, name: 'Боз Үй', kitCount: 50, kitPriceMinor: 200_000 })
  const [unknown] = (await upload(order(`${PLAIN},${madder},38,,1,Боз Үй,`))).lines
  expect(unknown?.problems).toEqual([{ column: 'logo', code: 'unknown', known: ['Ак-Кийиз'], limit: null }])
  const { lines } = await upload(order(`${PLAIN},${madder},38,,1,Ак-Кийиз,`))
  expect(lines[0]?.item?.brand?.id).toBe(company.brandId)
})

describe('a file that is not a price list', () => {
  test('is refused with each missing column', async () => {
    expect(await issuesOf(csv('Name,Quantity\nslippers,3'))).toEqual([
      'file.article required',
      'file.color required',
      'file.size required',
    ])
  })

  test.each([
    ['a picture', () => csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))],
    ['half an archive', () => xlsx(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))],
    ['an archive of something else', () => xlsx(zipSync({ 'readme.txt': strToU8('hello') }))],
    ['a PDF', () => csv('%PDF-1.7\n1 0 obj, 2')],
    ['a web page', () => csv('<!doctype html>\n<p>Slippers, 3</p>')],
    ['JSON', () => csv('[{"article": 1, "count": 2}]')],
    ['rich text', () => csv('{\\rtf1 Slippers, 3}')],
    ['a letter', () => csv('Good morning\n\nThree pairs of slippers please')],
  ])('is refused as no table, not for its headings: %s', async (_, make) => {
    expect(await issuesOf(make())).toEqual(['file unreadable'])
  })

  test.each([
    ['of no bytes', ''],
    ['of blanks', ' \n;;\n'],
  ])('is refused as empty: a file %s', async (_, text) => {
    expect(await issuesOf(csv(text))).toEqual(['file required'])
  })

  test('is refused when no count was filled in', async () => {
    expect(await issuesOf(await download('xlsx'))).toEqual(['file.count required'])
  })

  test('is refused with more lines than an order can have', async () => {
    const rows = Array.from({ length: 1_001 }, () => `${PLAIN},${madder},38,,1,,`)
    expect(await issuesOf(order(...rows))).toEqual(['file too_big'])
  })

  test('is refused with too many rows or columns', async () => {
    expect(await issuesOf(csv(`${HEAD}\n${',\n'.repeat(20_001)}`))).toEqual(['file too_big'])
    expect(await issuesOf(csv(`${HEAD}${',x'.repeat(200)}\n1`))).toEqual(['file too_big'])
  })
})

describe('a hostile workbook', () => {
  /** A real workbook with a changed sheet. */
  async function workbook(change: (sheet: string) => string): Promise<Record<string, Uint8Array>> {
    const head = ['Article', 'Colour', 'Size', 'Quantity']
    const written = writeXlsxFile([head, [String(PLAIN), madder, '38', 2]])
    const parts = unzipSync(new Uint8Array(await written.toBuffer()))
    const name = 'xl/worksheets/sheet1.xml'
    return { ...parts, [name]: strToU8(change(Buffer.from(parts[name] ?? []).toString())) }
  }

  test('is read as an order when it is unchanged', async () => {
    const { lines } = await upload(xlsx(zipSync(await workbook((sheet) => sheet))))
    expect(lines).toMatchObject([{ row: 2, problems: [], item: { count: 2 } }])
  })

  test('that unpacks to too much is refused as too big', async () => {
    const bomb = await workbook((sheet) =>
      sheet.replace('<sheetData>', `<!--${' '.repeat(40_000_000)}--><sheetData>`),
    )
    const packed = zipSync(bomb, { level: 9 })
    expect(packed.length).toBeLessThan(100_000)
    expect(await issuesOf(xlsx(packed))).toEqual(['file too_big'])
  })

  test('that understates its unpacked size is refused as unreadable', async () => {
    const packed = zipSync(
      await workbook((sheet) => sheet.replace('<sheetData>', `<!--${' '.repeat(30_000_000)}--><sheetData>`)),
      { level: 9 },
    )
    const bytes = Buffer.from(packed)
    // Every large uncompressed size in the archive's directory becomes a hundred bytes.
    for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 4))
      if (bytes.readUInt32LE(at + 24) > 1_000_000) bytes.writeUInt32LE(100, at + 24)
    expect(await issuesOf(xlsx(bytes))).toEqual(['file unreadable'])
  })

  test('with a cell at the far end, or without an address, is refused', async () => {
    const far = await workbook((sheet) =>
      sheet.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
    )
    expect(await issuesOf(xlsx(zipSync(far)))).toEqual(['file too_big'])
    const nameless = await workbook((sheet) =>
      sheet.replace('</sheetData>', '<row><c><v>1</v></c></row></sheetData>'),
    )
    expect(await issuesOf(xlsx(zipSync(nameless)))).toEqual(['file unreadable'])
  })

  test('with XML entities is refused as unreadable', async () => {
    const parts = await workbook(
      (sheet) => `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheet.replace(/^<\?xml[^>]*\?>/, '')}`,
    )
    expect(await issuesOf(xlsx(zipSync(parts)))).toEqual(['file unreadable'])
  })

  test('with formulas beside the order is read', async () => {
    const parts = await workbook((sheet) =>
      sheet.replace(/<c r="D2"[^>]*>.*?<\/c>/, `$&<c r="J2"><f>D2*2</f><v>4</v></c>`),
    )
    expect((await upload(xlsx(zipSync(parts)))).lines).toMatchObject([{ row: 2, problems: [] }])
  })

  test('with a formula in the count reports that cell', async () => {
    for (const formula of ['<f>1+1</f><v>2</v>', '<f>WEBSERVICE("http://evil.example")</f>']) {
      const parts = await workbook((sheet) =>
        sheet.replace(/<c r="D2"[^>]*>.*?<\/c>/, `<c r="D2">${formula}</c>`),
      )
      const { lines } = await upload(xlsx(zipSync(parts)))
      expect(lines).toMatchObject([{ row: 2, item: null, problems: [{ column: 'count', code: 'formula' }] }])
    }
  })

  test('with endless brackets is refused as unreadable', async () => {
    const parts = await workbook((sheet) =>
      sheet.replace('<sheetData>', `${'<c '.repeat(2_000_000)}<sheetData>`),
    )
    expect(await issuesOf(xlsx(zipSync(parts)))).toEqual(['file unreadable'])
  })

  test('with endless attributes is refused as unreadable, and does not keep the store busy', async () => {
    const attributes = ' r="D3"'.repeat(200_000)
    const parts = await workbook((sheet) =>
      sheet.replace('</sheetData>', `<row r="3"><c${attributes}></c></row></sheetData>`),
    )
    expect(await issuesOf(xlsx(zipSync(parts)))).toEqual(['file unreadable'])
  })
})

test('the price list has every column of an order', async () => {
  const { rows } = await readTable(await download('csv'))
  expect(rows[0]?.slice(0, 8)).toEqual([
    'Article',
    'Item',
    'Colour',
    'Size',
    'Sole',
    'Quantity',
    'Logo',
    'Logo on the sole',
  ])
  expect(ORDER_FILE_COLUMNS).toHaveLength(7)
})
