/** A flag of V8, with which the store is run. */
export const YOUNG: string
/** Of the environment with which the store is run. */
export const ARENAS: Readonly<Record<string, string>>
