import type { DeliveryService } from '@shyrdak/sdk/contract'

/** Where a parcel goes. `postalCode` as the buyer wrote it. */
export interface Destination {
  country: string
  city: string
  postalCode: string
}

/** A parcel as carriers ask about it. */
export interface Shipment {
  to: Destination
  /** Its weight packed, in grams. */
  grams: number
  /** The day on which it is handed over, as `2026-11-23`. */
  day: string
}

/** What a carrier asks for a parcel. `amount` is in hundredths of `currency`; days are working days. */
export interface CarrierRate {
  kind: DeliveryService['kind']
  amount: number
  currency: string
  daysMin: number
  daysMax: number
}

/** One carrier that says itself what a parcel costs. Faults of the network are thrown. */
export interface Carrier {
  /** As price lists name it. */
  operator: string
  /** The cheapest way of each kind; none where it does not carry the parcel there. */
  rates(shipment: Shipment, signal: AbortSignal): Promise<CarrierRate[]>
}
