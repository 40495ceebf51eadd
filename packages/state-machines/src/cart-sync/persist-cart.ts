import { fromCallback } from 'xstate'
import type * as z from 'zod/mini'
import { encodeEnvelope, readEnvelope, type Envelope } from '../storage/envelope.ts'
import type { Schedule } from '../storage/schedule.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { mergeCarts } from './merge-carts.ts'
import type { SyncedCart, SyncedLine } from './synced-cart.ts'

/** The storage format of a cart. */
export interface CartFormat<Line extends SyncedLine, Stored> {
  readonly envelope: Envelope<z.ZodMiniType<Stored, Stored>>
  toStored(cart: SyncedCart<Line>): Stored
  fromStored(stored: Stored, replica: string): SyncedCart<Line>
}

/** Sent to the persister, which writes after the current task. */
export interface PersistSyncedCart<Line extends SyncedLine> {
  readonly type: 'persist'
  readonly cart: SyncedCart<Line>
}

/** Sent by the persister when another tab has written. */
export interface SyncedCartRead<Stored> {
  readonly type: 'cart.read'
  readonly stored: Stored
}

export interface CartPersistence {
  readonly storage: StoragePort
  /** Defaults to the end of the current task. */
  readonly schedule?: Schedule | undefined
  /**
   * Returns a check whether the stored cart still has the same owner; if not, it is neither read nor written.
   * By default it has.
   */
  readonly follow?: (() => () => boolean) | undefined
}

/**
 * Stores the cart under the key of its envelope and follows other tabs. Each write is merged with the stored
 * cart, so that a tab that was suspended does not overwrite newer changes.
 */
export const persistSyncedCart = <Line extends SyncedLine, Stored>(
  { envelope, toStored, fromStored }: CartFormat<Line, Stored>,
  { storage, schedule = queueMicrotask, follow = () => () => true }: CartPersistence,
) =>
  fromCallback<PersistSyncedCart<Line>, undefined>(({ sendBack, receive }) => {
    const isOwn = follow()
    let latest: SyncedCart<Line> | null = null
    /** The stored text that this tab has seen last. While it is unchanged, no other tab has written. */
    let known: string | null = null

    function read(): Stored | null {
      if (!isOwn()) return null
      const text = storage.get(envelope.key)
      if (text === null || text === known) return null
      known = text
      return readEnvelope(storage, envelope, (lost) => sendBack({ type: 'cart.unread', lost }))
    }

    function sendStored() {
      const stored = read()
      if (stored) sendBack({ type: 'cart.read', stored } satisfies SyncedCartRead<Stored>)
    }

    function write() {
      if (!latest || !isOwn()) return
      const own = latest
      latest = null
      const stored = read()
      const theirs = stored && fromStored(stored, own.replica)
      const merged = theirs ? mergeCarts(own, theirs) : own
      const value = toStored(merged)
      // Another release may serialize the same cart differently, so only write when something is new.
      if (!theirs || mergeCarts(theirs, own).revision !== theirs.revision) {
        known = encodeEnvelope(envelope, value)
        if (known !== storage.get(envelope.key)) storage.set(envelope.key, known)
      }
      if (merged.revision !== own.revision)
        sendBack({ type: 'cart.read', stored: value } satisfies SyncedCartRead<Stored>)
    }

    receive(({ cart }) => {
      const isWaiting = latest !== null
      latest = cart
      if (!isWaiting) schedule(write)
    })
    const stop = storage.subscribe(({ key }) => {
      if (key === null || key === envelope.key) sendStored()
    })
    sendStored()
    return () => {
      stop()
      write()
    }
  })
