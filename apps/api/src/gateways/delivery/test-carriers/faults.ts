export const TEST_CARRIERS = ['cdek', 'dhl'] as const
export type TestCarrier = (typeof TEST_CARRIERS)[number]

/**
 * How a carrier goes wrong. `down`: nobody answers; `slow`: the answer comes long after anybody waits; `fail`: a fault of its
 * own; `refuse`: it is there, and says no; `garbage`: a page in place of an answer; `no-price`: it has nothing to offer.
 */
export const CARRIER_FAULTS = ['down', 'slow', 'fail', 'refuse', 'garbage', 'no-price'] as const
export type CarrierFault = (typeof CARRIER_FAULTS)[number]

/** What the doubles do wrong: every switch is off unless set. */
export type CarrierFaults = { [Carrier in TestCarrier]?: CarrierFault }

/** Reads the setting `cdek:slow dhl:down`. Throws on a switch that there is none of. */
export function readCarrierFaults(setting: string): CarrierFaults {
  const faults: CarrierFaults = {}
  for (const one of setting.split(/[\s,]+/).filter(Boolean)) {
    const [name, value] = one.split(':')
    const carrier = TEST_CARRIERS.find((known) => known === name)
    const fault = CARRIER_FAULTS.find((known) => known === value)
    if (!carrier || !fault)
      throw new Error(`The setting TEST_CARRIERS_FAULTS knows no ${JSON.stringify(one)}.`)
    faults[carrier] = fault
  }
  return faults
}
