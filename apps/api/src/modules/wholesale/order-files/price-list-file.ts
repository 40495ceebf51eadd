import type { priceListFile } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { priceRequest } from '../goods/price-request.ts'
import { fileTexts } from './file-texts.ts'
import { priceTable } from './price-table.ts'
import { allSoldGoods } from './sold-goods.ts'
import { writeCsv, writeXlsx } from './write-table.ts'

/** Returns the client's current price list as a file, in the language of the request. */
export async function makePriceListFile(
  { query: { format }, principal, language }: Call<typeof priceListFile>,
  context: AppContext,
): Promise<File> {
  const request = await priceRequest(context, principal)
  const table = priceTable(await allSoldGoods(context.db, request), language)
  const name = `price-list-${request.day}`
  return format === 'csv'
    ? writeCsv(table, { name, language })
    : writeXlsx(table, { name, sheet: fileTexts(language)('sheet') })
}
