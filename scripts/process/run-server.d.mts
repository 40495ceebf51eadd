/** The V8 flag the store is run with. */
export const YOUNG: string
/** Environment variables the store is run with. */
export const ENVIRONMENT: Readonly<Record<string, string>>
