/** A flag of V8, with which the store is run. */
export const YOUNG: string
/** Of the environment in which the store is run. */
export const ENVIRONMENT: Readonly<Record<string, string>>
