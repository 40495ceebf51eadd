import { createContext } from 'react'

/** The script that every page loads, with its imports, as listed in the build's manifest. */
export interface EntryScript {
  module: string
  imports: readonly string[]
}

const ClientEntryContext = createContext<EntryScript | null>(null)

export const ClientEntry = ClientEntryContext.Provider
export { ClientEntryContext }

/**
 * The file with the whole first script. The build bundles it into one file (vite.config.ts), which the entry
 * only imports.
 */
export const firstScript = ({ module, imports }: EntryScript): string => imports[0] ?? module
