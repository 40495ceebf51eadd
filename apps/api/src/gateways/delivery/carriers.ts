import type { DeliverySettings } from '#platform/delivery-settings.ts'
import { cdek } from './cdek/cdek.ts'
import { dhl } from './dhl/dhl.ts'
import type { Carrier } from './port.ts'

/** The carriers configured in the settings. */
export function carriersFor(settings: DeliverySettings, clock: () => Date): Carrier[] {
  return [
    ...(settings.cdek ? [cdek({ ...settings.cdek, origin: settings.cdek.url, clock })] : []),
    ...(settings.dhl ? [dhl({ ...settings.dhl, origin: settings.dhl.url })] : []),
  ]
}
