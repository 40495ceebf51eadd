import type { CompleteContract } from '@shyrdak/sdk/management'
import { accounts } from '#modules/accounts/index.ts'
import { backInStock } from '#modules/back-in-stock/index.ts'
import { catalogue, type CatalogueContext } from '#modules/catalogue/index.ts'
import { chat } from '#modules/chat/index.ts'
import { content } from '#modules/content/index.ts'
import { delivery } from '#modules/delivery/index.ts'
import { deskOf } from '#modules/desk/index.ts'
import { discounts } from '#modules/discounts/index.ts'
import { inbox } from '#modules/inbox/index.ts'
import { orders } from '#modules/orders/index.ts'
import { payments, type PaymentsContext } from '#modules/payments/index.ts'
import { requests } from '#modules/requests/index.ts'
import { reviews } from '#modules/reviews/index.ts'
import { wholesale } from '#modules/wholesale/index.ts'
import { wishlist } from '#modules/wishlist/index.ts'
import type { Listener } from '#platform/events.ts'
import type { HandlersFor, Unanswered, WhereNone } from '#platform/handler.ts'
import { sweepRateLimits } from '#platform/http/sweep-rate-limits.ts'
import { sweepIntents } from '#platform/idempotency/sweep-intents.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Sweep } from '#platform/jobs/sweeps.ts'
import type { ImageColumns } from '#platform/media/image-columns.ts'
import type { PhotoQuery } from '#platform/media/warm-images.ts'
import { mergeHandlers, type Module } from '#platform/module.ts'
import { sweepFiles } from '#platform/storage/sweep-files.ts'

/** The context of the whole application: the platform and the gateways of every module. */
export type StoreContext = CatalogueContext & PaymentsContext

/** The modules that serve endpoints. The order matters: each may use only those before it. */
const DOMAINS = [
  accounts,
  content,
  inbox,
  catalogue,
  delivery,
  discounts,
  orders,
  payments,
  requests,
  reviews,
  backInStock,
  wishlist,
  wholesale,
  chat,
] as const

const MODULES = [...DOMAINS, deskOf<StoreContext>(DOMAINS)] as const

export const modules: readonly Module<StoreContext>[] = MODULES
const merged = mergeHandlers(MODULES)
export const handlers: WhereNone<
  Unanswered<CompleteContract, typeof merged>,
  HandlersFor<CompleteContract, StoreContext>
> = merged
export const jobs: readonly Job<never, StoreContext>[] = modules.flatMap((module) => module.jobs ?? [])
export const listeners: readonly Listener<StoreContext>[] = modules.flatMap(
  (module) => module.listeners ?? [],
)
export const imageColumns: readonly ImageColumns[] = modules.flatMap(({ images }) => (images ? [images] : []))
export const photos: readonly PhotoQuery[] = modules.flatMap((module) => module.photos ?? [])

export const sweeps: readonly Sweep<StoreContext>[] = [
  ...modules.flatMap((module) => module.sweeps ?? []),
  { name: 'intents', run: sweepIntents },
  { name: 'rate-limits', run: sweepRateLimits },
  { name: 'files', everyMinutes: 30, run: sweepFiles },
]
