import type { WholesaleBrandingSnapshot } from './wholesale-branding.machine.ts'

export const selectWholesaleBranding = ({
  value,
  context: { kits, bought, failure },
}: WholesaleBrandingSnapshot) => ({
  state: value,
  /** The kits as last loaded; null while unknown, which is not zero. See `kitsBesideCart`. */
  kits,
  /** Kits bought for this cart, the latest last. */
  bought,
  /** Why kits could not be bought. */
  failure: failure?.code ?? null,
})
export type WholesaleBrandingView = Readonly<ReturnType<typeof selectWholesaleBranding>>
