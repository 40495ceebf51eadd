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

/** The same as a hook; undefined until it is loaded, null for other audiences and if it could not be loaded. */
export function useOwnClient(audience: Audience | null): WholesaleProfile | null | undefined {
  const [client, setClient] = useState<WholesaleProfile | null | undefined>(known ?? undefined)
  useEffect(() => {
    // On failure the menu is shorter; the page's own calls report the error.
    if (audience === 'wholesale') ownClient().then(setClient, () => setClient(null))
  }, [audience])
  return audience === 'wholesale' ? client : null
}
