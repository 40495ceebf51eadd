import { isShyrdakError } from '@shyrdak/sdk'
import { NewWholesaleOrder, type Language } from '@shyrdak/sdk/contract'
import { fromPromise } from 'xstate'
import { idempotencyKeyOf } from '../idempotency-key.ts'
import type { LoadSdk } from '../load-sdk.ts'
import { valid } from '../valid.ts'
import type { wholesaleOrderContract } from './contract.ts'
import { newWholesaleOrder, type OrderForm, type OrderRequest } from './new-order.ts'
import { orderRefusal } from './order-refusal.ts'
import { orderFormSaver, type OrderFormPorts } from './stored-form.ts'
import type { Placement } from './wholesale-order.machine.ts'

export interface WholesaleOrderEffects extends OrderFormPorts {
  readonly sdk: LoadSdk<typeof wholesaleOrderContract>
  readonly language: Language
}

/**
 * For `wholesaleOrderMachine.provide(wholesaleOrderActors({ sdk, storage, session, language }))`. Validates before
 * sending.
 */
export const wholesaleOrderActors = ({ sdk, language, ...ports }: WholesaleOrderEffects) => {
  const saveForm = orderFormSaver(ports)
  return {
    actors: {
      place: fromPromise<Placement, OrderRequest>(async ({ input, signal }) => {
        const body = newWholesaleOrder(input, language)
        const checked = valid(NewWholesaleOrder, body, 'wholesale order')
        const { wholesale } = await sdk()
        const lines = input.lines.map(({ line }) => line)
        try {
          // One order for these lines, even from several tabs or after a lost response.
          const order = await wholesale.orders.place({
            body: checked,
            idempotencyKey: idempotencyKeyOf(lines),
            signal,
          })
          return { state: 'placed', order }
        } catch (error) {
          const refusal = orderRefusal(
            error,
            lines.map(({ key }) => key),
          )
          if (refusal) return { state: 'refused', refusal }
          // The key is that of the lines.
          if (isShyrdakError(error) && error.code === 'KEY_REUSED') return { state: 'ordered' }
          throw error
        }
      }),
    },
    actions: {
      saveForm: (_: unknown, { form }: { readonly form: OrderForm }) => saveForm(form),
    },
  }
}
