import { SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'

/** Whether a country can be selected. Source: spec §9. */
export const isSelectable = (code: string): boolean => SELECTABLE_COUNTRIES.some((one) => one === code)
