import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { tariff } from '../tables.ts'
import { listsOf, type ListedTariff } from './read-price-lists.ts'

/**
 * Adds new price lists, and returns whether anything changed. An existing list is immutable because orders
 * were placed by it: new prices need a list with a later `valid_from`, and only an end date may be added to
 * an old one.
 * @throws Error whose message names the list that differs
 */
export async function importPriceLists(tx: Transaction, listed: readonly ListedTariff[]): Promise<boolean> {
  let hasChanged = false
  for (const list of listsOf(listed)) if (await importList(tx, list)) hasChanged = true
  return hasChanged
}

async function importList(tx: Transaction, list: readonly ListedTariff[]): Promise<boolean> {
  const [first] = list
  if (!first) return false
  const { country, code, validFrom, validTo } = first.tariff
  const isSame = and(eq(tariff.country, country), eq(tariff.code, code), eq(tariff.validFrom, validFrom))
  const stored = await tx.select().from(tariff).where(isSame).orderBy(asc(tariff.fromG))
  const bands = list.map((one) => one.tariff).toSorted((a, b) => a.fromG - b.fromG)
  if (stored.length === 0) {
    await tx.insert(tariff).values(bands)
    return true
  }
  if (pricesOf(stored) !== pricesOf(bands))
    throw new Error(
      `line ${first.line}: the store has ${code} to ${country} from ${validFrom} with other prices; give new ones a later valid_from`,
    )
  if (validTo === null || stored.every((band) => band.validTo === validTo)) return false
  await tx.update(tariff).set({ validTo }).where(isSame)
  return true
}

type Band = Omit<ListedTariff['tariff'], 'validTo'>

const pricesOf = (bands: readonly Band[]): string =>
  JSON.stringify(
    bands.map(({ operator, kind, name: { en, ru, kg }, fromG, toG, priceMinor, daysMin, daysMax }) => [
      operator,
      kind,
      [en, ru, kg],
      [fromG, toG, priceMinor],
      [daysMin, daysMax],
    ]),
  )
