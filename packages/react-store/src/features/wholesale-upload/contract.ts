import { priceListFile, readOrderFile } from '@shyrdak/sdk/contract'

/** The price list as a file, and the reading of one that was filled in. */
export const orderFileContract = {
  wholesale: { priceList: { file: priceListFile }, orders: { readFile: readOrderFile } },
} as const
