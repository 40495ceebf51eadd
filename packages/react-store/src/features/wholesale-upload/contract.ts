import { priceListFile, readOrderFile } from '@shyrdak/sdk/contract'

/** The endpoints that return the price list as a file and read one that was filled in. */
export const orderFileContract = {
  wholesale: { priceList: { file: priceListFile }, orders: { readFile: readOrderFile } },
} as const
