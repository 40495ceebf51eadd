import { fromCallback, type EventObject } from 'xstate'
import type { StoragePort } from '../storage/storage-port.ts'
import { onOtherCompany } from './switch-company.ts'

/** Sends `company.changed` when employees of another company log in, on this page or in another tab. */
export const followCompany = (storage: StoragePort) =>
  fromCallback<EventObject, undefined>(({ sendBack }) =>
    onOtherCompany(storage, () => sendBack({ type: 'company.changed' })),
  )
