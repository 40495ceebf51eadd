import { countries } from '@shyrdak/sdk/contract'

/** The call that lists the countries. */
export const countriesContract = { content: { countries } } as const
