import { countries } from '@shyrdak/sdk/contract'

/** The endpoint that lists the countries. */
export const countryContract = { content: { countries } } as const
