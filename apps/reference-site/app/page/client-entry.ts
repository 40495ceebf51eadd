import { createContext } from 'react'

const ClientEntryContext = createContext('')

/** The address of the one script that every page loads; known only to the build's manifest. */
export const ClientEntry = ClientEntryContext.Provider
export { ClientEntryContext }
