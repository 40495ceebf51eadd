import type { Store } from '../../store/store.ts'

/** The calls of the profile; loaded with the first of them. */
export const profileSdk = (store: Store) =>
  store.sdk(import('./contract.ts').then(({ profileContract }) => profileContract))

export type ProfileSdk = Awaited<ReturnType<typeof profileSdk>>
