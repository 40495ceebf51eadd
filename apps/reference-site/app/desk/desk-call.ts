import type { CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import { useStore, type Store } from '@shyrdak/react-store'

export type DeskCall = <E extends Endpoint>(endpoint: E, call: CallOf<E>) => Promise<ResponseOf<E>>

/** Returns a function that calls an endpoint as the logged-in manager. */
export const deskCall =
  ({ sdk }: Pick<Store, 'sdk'>): DeskCall =>
  async <E extends Endpoint>(endpoint: E, call: CallOf<E>) => {
    const { send } = await sdk({ send: endpoint })
    // The operation is generic here; its arguments are typed above.
    return (send as unknown as (call: CallOf<E>) => Promise<ResponseOf<E>>)(call)
  }

export const useDeskCall = (): DeskCall => deskCall(useStore())
