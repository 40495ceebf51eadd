import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'

/** Whether a shopper can be in that country. Source: spec §9. */
export const isSelectable = (code: string): boolean => SELECTABLE_COUNTRIES.some((one) => one === code)
