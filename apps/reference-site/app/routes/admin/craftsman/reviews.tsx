import type { Route } from './+types/reviews.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import { loadReviews } from '#craftsman/load-craftsman.ts'
import { ReviewsView } from '#craftsman/reviews-view.tsx'
import type { PageHandle } from '#page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Craftsman Reviews' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReviews(request)

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('reviews'))
}

export const HydrateFallback = AccountFallback

export default function CraftsmanReviewsPage({ loaderData }: Route.ComponentProps) {
  return <ReviewsView page={loaderData} />
}
