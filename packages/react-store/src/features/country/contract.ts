import { countries } from '@shyrdak/sdk/contract'

/** The call that lists the countries. */
export const countryContract = { content: { countries } } as const
