import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import * as z from 'zod/mini'
import type { TariffSeed } from '../seed-tariffs.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const grams = z.string().check(z.regex(/^\d{1,7}$/))
const days = z.string().check(z.regex(/^\d{1,3}$/))
const day = z.iso.date()

/** A row of the file: the price of a service for parcels above `from_g`, up to and including `to_g`. */
const Row = z.object({
  country: z.enum(SELECTABLE_COUNTRIES),
  code: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  carrier: name,
  kind: z.enum(['door', 'point', 'post', 'pickup']),
  name_en: name,
  name_ru: name,
  name_kg: name,
  from_g: grams,
  to_g: grams,
  price: z.string().check(z.regex(/^(0|[1-9]\d{0,6})(\.\d{2})?$/)),
  days_min: days,
  days_max: days,
  valid_from: day,
  valid_to: z.union([day, z.literal('')]),
})
type Row = z.infer<typeof Row>

const PRICE_LIST_COLUMNS = Object.keys(Row.shape)

/** A parsed row with its line number in the file. */
export interface ListedTariff {
  line: number
  tariff: TariffSeed & { validTo: string | null }
}

/**
 * Parses carriers' price lists from CSV with columns in any order.
 * @throws Error whose message names the line and the problem
 */
export async function readPriceLists(csv: string): Promise<ListedTariff[]> {
  const rows = await readRows(csv)
  const listed = rows.map(({ line, cells }) => ({ line, tariff: tariffOf(line, cells) }))
  if (listed.length === 0) throw new Error('there is no row below the names of the columns')
  for (const list of listsOf(listed)) checkBands(list)
  return listed
}

/** Groups rows by service, country and start date. */
export const listsOf = (listed: readonly ListedTariff[]): ListedTariff[][] => [
  ...Map.groupBy(listed, ({ tariff: { country, code, validFrom } }) =>
    [country, code, validFrom].join(' '),
  ).values(),
]

async function readRows(csv: string): Promise<{ line: number; cells: Record<string, string> }[]> {
  const { parse } = await import('csv-parse/sync')
  const parsed: unknown = parse(csv, {
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter: [',', ';'],
  })
  const rows = parsed as { record: string[]; info: { lines: number } }[] // its types lack `info`
  const [head, ...rest] = rows
  const columns = head?.record ?? []
  const missing = PRICE_LIST_COLUMNS.find((column) => !columns.includes(column))
  if (missing !== undefined) throw new Error(`line 1: the column ${missing} is missing`)
  return rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(columns.map((column, place) => [column, record[place] ?? ''])),
  }))
}

function tariffOf(line: number, cells: Record<string, string>): ListedTariff['tariff'] {
  const parsed = Row.safeParse(cells)
  if (!parsed.success) {
    const column = String(parsed.error.issues[0]?.path[0])
    throw new Error(`line ${line}: ${column} is invalid: ${JSON.stringify(cells[column])}`)
  }
  const row = parsed.data
  const tariff = {
    operator: row.carrier,
    code: row.code,
    kind: row.kind,
    name: { en: row.name_en, ru: row.name_ru, kg: row.name_kg },
    country: row.country,
    fromG: Number(row.from_g),
    toG: Number(row.to_g),
    priceMinor: toMinor(row.price.includes('.') ? row.price : `${row.price}.00`),
    daysMin: Number(row.days_min),
    daysMax: Number(row.days_max),
    validFrom: row.valid_from,
    validTo: row.valid_to === '' ? null : row.valid_to,
  }
  if (tariff.toG <= tariff.fromG) throw new Error(`line ${line}: to_g is not more than from_g`)
  if (tariff.daysMax < tariff.daysMin) throw new Error(`line ${line}: days_max is less than days_min`)
  if (tariff.validTo !== null && tariff.validTo <= tariff.validFrom)
    throw new Error(`line ${line}: valid_to is not after valid_from`)
  return tariff
}

/** The fields that must be the same in all weight bands of a service. */
const serviceOf = ({
  operator,
  kind,
  name: { en, ru, kg },
  daysMin,
  daysMax,
  validTo,
}: ListedTariff['tariff']) => JSON.stringify([operator, kind, en, ru, kg, daysMin, daysMax, validTo])

/** Checks that the bands of a list have no gaps or overlaps, and that no heavier parcel is cheaper. */
function checkBands(list: readonly ListedTariff[]): void {
  const bands = list.toSorted((a, b) => a.tariff.fromG - b.tariff.fromG)
  for (const [place, { line, tariff }] of bands.entries()) {
    const before = bands[place - 1]?.tariff
    if (tariff.fromG !== (before?.toG ?? 0))
      throw new Error(
        `line ${line}: ${tariff.code} has no price, or two, for parcels of ${before?.toG ?? 0} to ${tariff.fromG} g`,
      )
    if (before && tariff.priceMinor < before.priceMinor)
      throw new Error(`line ${line}: a heavier parcel of ${tariff.code} is cheaper than a lighter one`)
    if (before && serviceOf(tariff) !== serviceOf(before))
      throw new Error(
        `line ${line}: ${tariff.code} has another carrier, kind, name, days or valid_to than for lighter parcels`,
      )
  }
}
