import { countries } from '@shyrdak/sdk/contract'

export const countriesContract = { content: { countries } } as const
