import type { Store } from '../../store/store.ts'
import { profileContract } from './contract.ts'

/** The calls of the profile. */
export const profileSdk = (store: Store) => store.sdk(profileContract)

export type ProfileSdk = Awaited<ReturnType<typeof profileSdk>>
