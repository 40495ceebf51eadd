import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'
import { profileSdk, type ProfileSdk } from './profile-sdk.ts'

/** Runs one call of the profile SDK at a time. */
export function useProfileCall() {
  const store = useStore()
  const call = useCall()
  return {
    ...call,
    run: (send: (sdk: ProfileSdk) => Promise<unknown>) => call.run(async () => send(await profileSdk(store))),
  }
}
