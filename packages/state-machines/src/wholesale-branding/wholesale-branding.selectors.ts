import type { WholesaleBrandingSnapshot } from './wholesale-branding.machine.ts'

export const selectWholesaleBranding = ({
  value,
  context: { kits, bought, failure },
}: WholesaleBrandingSnapshot) => ({
  state: value,
  /** As the store last said; null while their numbers are unknown, which is not zero. See `kitsBesideCart`. */
  kits,
  /** Those of this cart, the latest last. */
  bought,
  /** Why kits were not bought. */
  failure: failure?.code ?? null,
})
export type WholesaleBrandingView = Readonly<ReturnType<typeof selectWholesaleBranding>>
