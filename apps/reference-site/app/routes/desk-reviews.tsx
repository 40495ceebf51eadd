import type { Route } from './+types/desk-reviews.ts'
import { ReviewsList } from '../desk/reviews/reviews-list.tsx'
import { reviewsMessages } from '../desk/reviews/reviews-messages.ts'
import { loadReviews } from '../desk/reviews/load-reviews.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Reviews' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadReviews(request)

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (_, language) => reviewsMessages[language].title)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskReviewsPage({ loaderData }: Route.ComponentProps) {
  return <ReviewsList {...loaderData} />
}
