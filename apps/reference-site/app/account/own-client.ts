import { profile, type WholesaleProfile } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useEffect, useState } from 'react'
import { pageStore } from '../store/page-store.ts'

const contract = { auth: { profile: { wholesale: { read: profile.wholesale.read } } } } as const

let reading: Promise<WholesaleProfile> | null = null
let known: WholesaleProfile | null = null

async function read(): Promise<WholesaleProfile> {
  try {
    const sdk = await pageStore().sdk(contract)
    return (known = await sdk.auth.profile.wholesale.read())
  } catch (error) {
    reading = null
    throw error
  }
}

/** Loads the wholesale client of the logged-in employee, once per document. */
export const ownClient = (): Promise<WholesaleProfile> => (reading ??= read())

/** The same as a hook; null for other audiences, and until it is loaded. */
export function useOwnClient(audience: Audience | null): WholesaleProfile | null {
  const [client, setClient] = useState(known)
  useEffect(() => {
    // On failure the menu stays shorter; the page's own calls report the error.
    if (audience === 'wholesale') ownClient().then(setClient, () => {})
  }, [audience])
  return audience === 'wholesale' ? client : null
}
