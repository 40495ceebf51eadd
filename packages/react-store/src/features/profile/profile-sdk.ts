import type { Store } from '../../store/store.ts'
import { profileContract } from './contract.ts'

/** Returns the SDK of the profile endpoints. */
export const profileSdk = (store: Store) => store.sdk(profileContract)

export type ProfileSdk = Awaited<ReturnType<typeof profileSdk>>
