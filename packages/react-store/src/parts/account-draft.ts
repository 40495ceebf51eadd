import { readEnvelope, writeEnvelope } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import type * as z from 'zod/mini'
import type { Store } from '../store/store.ts'
import { ACCOUNT_DRAFTS } from './account-drafts-key.ts'

/** What the logged-in person has typed into a form and not sent, in this tab only. `name` is the form's. */
export function accountDraft<Schema extends z.ZodMiniType>(
  { ports: { session, storage } }: Pick<Store, 'ports'>,
  name: string,
  schema: Schema,
) {
  const person = storage.get(STORAGE_KEYS.userId)
  const envelope = { key: `${ACCOUNT_DRAFTS} ${person} ${name}`, version: 1, schema } as const
  return {
    read: () => readEnvelope(session, envelope),
    save: (values: z.input<Schema>) => writeEnvelope(session, envelope, values),
    remove: () => session.remove(envelope.key),
  }
}
