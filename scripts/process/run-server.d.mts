/** A flag of V8, with which the store is run. */
export const YOUNG: string
