import { managedOrders, type ManagedOrder } from '@shyrdak/sdk/management'
import { useDeskCall } from '../desk-call.ts'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import {
  changedLines,
  renumberedLines,
  trackingToSend,
  wrongTracking,
  type TrackingForm,
} from './tracking-form.ts'

const NOTHING: TrackingForm = []

/** The form for tracking numbers, saved separately or before the order is moved. */
export function useParcels(order: ManagedOrder, { save, reload }: Item<ManagedOrder>) {
  const call = useDeskCall()
  const parcels = useDeskForm({
    name: 'parcels',
    read: order,
    formOf: () => NOTHING,
    changes: (form, { items }) => changedLines(form, items).length,
    isNews: (before, now) => renumberedLines(before.items, now.items).length > 0,
    bodyOf: (form, { items }) => trackingToSend(form, items),
    wrongOf: (form, issues, { items }) => wrongTracking(form, items, issues),
    save: (body) => save(call(managedOrders.track, { params: { id: order.id }, body })),
    reload: () => reload(),
  })
  const isChanged = parcels.state.changes > 0
  return {
    ...parcels,
    check: () => !isChanged || parcels.check(),
    send: async () => !isChanged || parcels.send(),
  }
}

export type Parcels = ReturnType<typeof useParcels>
