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

/** Who acts for which wholesale client: read once a document. */
export const ownClient = (): Promise<WholesaleProfile> => (reading ??= read())

/** The same for what is rendered: null for others, and until it is known. */
export function useOwnClient(audience: Audience | null): WholesaleProfile | null {
  const [client, setClient] = useState(known)
  useEffect(() => {
    // Without it the menu is shorter; the page's own calls say what is wrong.
    if (audience === 'wholesale') ownClient().then(setClient, () => {})
  }, [audience])
  return audience === 'wholesale' ? client : null
}
