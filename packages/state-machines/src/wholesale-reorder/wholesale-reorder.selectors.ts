import type { WholesaleReorderSnapshot } from './wholesale-reorder.machine.ts'

/** Null without an order to compare. */
export const selectWholesaleReorder = ({
  value,
  context: { orderId, diff, failure },
}: WholesaleReorderSnapshot) =>
  value === 'none' || orderId === null
    ? null
    : {
        state: value,
        orderId,
        diff,
        /** Why its lines could not be compared. */
        failure: failure?.code ?? null,
      }
export type WholesaleReorderView = Readonly<ReturnType<typeof selectWholesaleReorder>>
