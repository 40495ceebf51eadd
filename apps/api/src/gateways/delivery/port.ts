import type { DeliveryService } from '@shyrdak/sdk/contract'

/** The destination of a parcel. `postalCode` without the spaces and hyphens that its country's codes do not have. */
export interface Destination {
  country: string
  city: string
  postalCode: string
}

/** A parcel to request rates for. */
export interface Shipment {
  to: Destination
  /** Packed weight in grams. */
  grams: number
  /** The day it is handed to the carrier, such as `2026-11-23`. */
  day: string
}

/** A carrier's price for a parcel. `amount` is in hundredths of `currency`; days are working days. */
export interface CarrierRate {
  kind: DeliveryService['kind']
  amount: number
  currency: string
  daysMin: number
  daysMax: number
}

/** A carrier that quotes rates online. Network errors are thrown. */
export interface Carrier {
  /** Its name in price lists. */
  operator: string
  /** The cheapest rate of each kind; empty if it does not deliver to the destination. */
  rates(shipment: Shipment, signal: AbortSignal): Promise<CarrierRate[]>
}
