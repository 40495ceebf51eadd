import { listOf } from '#platform/setting-list.ts'

const TEST_CARRIERS = ['cdek', 'dhl'] as const
export type TestCarrier = (typeof TEST_CARRIERS)[number]

/**
 * The faults of a carrier. `down`: no response; `slow`: a response long after the deadline; `fail`: a server
 * error; `refuse`: a refusal; `garbage`: an HTML page instead of an answer; `no-price`: no rates.
 */
const CARRIER_FAULTS = ['down', 'slow', 'fail', 'refuse', 'garbage', 'no-price'] as const
export type CarrierFault = (typeof CARRIER_FAULTS)[number]

/** The fault each double simulates; none unless set. */
export type CarrierFaults = { [Carrier in TestCarrier]?: CarrierFault }

/**
 * Parses the setting `cdek:slow dhl:down`.
 * @throws an error for an unknown carrier or fault
 */
export function readCarrierFaults(setting: string): CarrierFaults {
  const faults: CarrierFaults = {}
  for (const one of listOf(setting)) {
    const [name, value] = one.split(':')
    const carrier = TEST_CARRIERS.find((known) => known === name)
    const fault = CARRIER_FAULTS.find((known) => known === value)
    if (!carrier || !fault)
      throw new Error(`The setting TEST_CARRIERS_FAULTS does not know ${JSON.stringify(one)}.`)
    faults[carrier] = fault
  }
  return faults
}
