import { fromCallback, fromPromise } from 'xstate'
import type { CartLine } from '../retail-cart/retail-cart.ts'
import type { WholesaleLine } from '../wholesale-cart/wholesale-cart.ts'
import { PENDING_ADDS, STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import type { CountryChange, CountryEvent, CountryUndo, DeletedLines } from './country.types.ts'
import { LocationError } from './location-error.ts'
import type { Position } from './nearest-country.ts'
import { readCountry, writeCountry } from './stored-country.ts'

/** The part of `navigator.geolocation` that is used. */
export interface Geolocation {
  getCurrentPosition(
    found: (position: { readonly coords: Position }) => void,
    failed: (error: { readonly code: number }) => void,
    options: { readonly timeout: number; readonly maximumAge: number },
  ): void
}

/** What a change of country needs of a cart. */
export interface CountryCart<Line> {
  lines(): readonly Line[]
  /** Empties the cart; `restore` gets its lines back on an undo. */
  empty(): void
  restore(lines: readonly Line[]): void
}

export interface CountryEffects {
  readonly storage: StoragePort
  /** Absent if the browser has none. */
  readonly geolocation?: Geolocation | undefined
  readonly cart: CountryCart<CartLine>
  /** The cart of a wholesale client, if there is one. */
  readonly wholesaleCart?: CountryCart<WholesaleLine> | undefined
  /** Saves the choice on the site. A rejection cancels the change. */
  readonly save?: (code: string) => Promise<void> | void
}

/** Milliseconds: ten seconds to find a position, which is valid for one hour. */
const SEARCH = { timeout: 10_000, maximumAge: 3_600_000 }
/** Codes of GeolocationPositionError. */
const REASONS = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const

const locate = (geolocation: Geolocation | undefined) =>
  new Promise<Position>((found, failed) => {
    if (!geolocation) return failed(new LocationError('unavailable'))
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      ({ code }) => failed(new LocationError(REASONS[code as keyof typeof REASONS] ?? 'unavailable')), // any code may come
      SEARCH,
    )
  })

/** For `countryMachine.provide(countryActors({ storage, cart }))`. */
export const countryActors = ({ storage, geolocation, cart, wholesaleCart, save }: CountryEffects) => {
  const deleted = (): DeletedLines => ({ lines: cart.lines(), wholesale: wholesaleCart?.lines() ?? [] })
  return {
    actors: {
      locate: fromPromise<Position, undefined>(() => locate(geolocation)),
      readCarts: fromPromise<DeletedLines, undefined>(async () => deleted()),
      change: fromPromise<DeletedLines, CountryChange>(async ({ input: { from, to } }) => {
        await save?.(to)
        writeCountry(storage, to)
        if (from === to) return { lines: [], wholesale: [] }
        const { lines, wholesale } = deleted()
        if (lines.length > 0) cart.empty()
        if (wholesale.length > 0) wholesaleCart?.empty()
        // What could not be added yet was chosen for the former country, too.
        storage.remove(PENDING_ADDS)
        return { lines, wholesale }
      }),
      undo: fromPromise<void, CountryUndo>(async ({ input: { to, lines, wholesale } }) => {
        await save?.(to)
        writeCountry(storage, to)
        if (lines.length > 0) cart.restore(lines)
        if (wholesale.length > 0) wholesaleCart?.restore(wholesale)
      }),
      followCountry: fromCallback<CountryEvent, undefined>(({ sendBack }) =>
        storage.subscribe(({ key }) => {
          const code = key === STORAGE_KEYS.country ? readCountry(storage) : null
          if (code !== null) sendBack({ type: 'country.followed', code } satisfies CountryEvent)
        }),
      ),
    },
  }
}
