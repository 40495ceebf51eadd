import type { DeliverySettings } from '#platform/delivery-settings.ts'
import { cdek } from './cdek/cdek.ts'
import { dhl } from './dhl/dhl.ts'
import type { Carrier } from './port.ts'

/** The carriers configured in the settings. */
export function carriersFor(settings: DeliverySettings, clock: () => Date): Carrier[] {
  const { cdek: ck, dhl: dh } = settings
  return [
    ...(ck ? [cdek({ ...ck, origin: ck.url, clock })] : []),
    ...(dh ? [dhl({ ...dh, origin: dh.url })] : []),
  ]
}
