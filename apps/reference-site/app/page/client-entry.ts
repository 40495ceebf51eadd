import { createContext } from 'react'

/** The one script that every page loads, and what it imports: known only to the build's manifest. */
export interface EntryScript {
  module: string
  imports: readonly string[]
}

const ClientEntryContext = createContext<EntryScript | null>(null)

export const ClientEntry = ClientEntryContext.Provider
export { ClientEntryContext }

/** The file with all of the first script. A build puts it into one (vite.config.ts), which the entry itself only imports. */
export const firstScript = ({ module, imports }: EntryScript): string => imports[0] ?? module
