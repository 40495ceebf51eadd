import { ShyrdakError, type CallOf } from '@shyrdak/sdk'
import type { Endpoint, ResponseOf } from '@shyrdak/sdk/contract'
import { useStore, type Store } from '@shyrdak/react-store'

export type DeskCall = <E extends Endpoint>(endpoint: E, call: CallOf<E>) => Promise<ResponseOf<E>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether an id in the page's URL is not a positive integer. */
const isOfNoRecord = (params: object): boolean =>
  Object.values(params).some(
    (one: unknown) => typeof one === 'number' && !(Number.isSafeInteger(one) && one > 0),
  )

/** Returns a function that calls an endpoint as the logged-in manager. */
export const deskCall =
  ({ sdk }: Pick<Store, 'sdk'>): DeskCall =>
  async <E extends Endpoint>(endpoint: E, call: CallOf<E>) => {
    // No such record can exist, so the API is not called.
    if ('params' in call && isObject(call.params) && isOfNoRecord(call.params))
      throw new ShyrdakError({ code: 'NOT_FOUND', operation: `${endpoint.method} ${endpoint.path}` })
    const { send } = await sdk({ send: endpoint })
    // The operation is generic here; its arguments are typed above.
    return (send as unknown as (call: CallOf<E>) => Promise<ResponseOf<E>>)(call)
  }

export const useDeskCall = (): DeskCall => deskCall(useStore())
