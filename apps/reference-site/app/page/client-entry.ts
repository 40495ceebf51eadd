import { createContext } from 'react'

/** The one script that every page loads, and what it imports: known only to the build's manifest. */
export interface EntryScript {
  module: string
  imports: readonly string[]
}

const ClientEntryContext = createContext<EntryScript | null>(null)

export const ClientEntry = ClientEntryContext.Provider
export { ClientEntryContext }
