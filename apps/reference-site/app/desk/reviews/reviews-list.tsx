import type { ManagedReview } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { ReasonDialog } from '../moderation/reason-dialog.tsx'
import { useModeration, type ModerationCalls } from '../moderation/use-moderation.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { deskMessages } from '../desk-messages.ts'
import { REVIEW_FILTERS, type loadReviews } from './load-reviews.ts'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewRow } from './review-row.tsx'
import { reviewsMessages, type ReviewsMessages } from './reviews-messages.ts'

const moderationOf = (messages: ReviewsMessages): ModerationCalls<ManagedReview> => ({
  read: ({ reviews }, id) => reviews.read({ params: { id } }),
  approve: ({ reviews }, { id, revision }) => reviews.publish({ params: { id }, query: { revision } }),
  reject: ({ reviews }, { id, revision }, reason) =>
    reviews.reject({ params: { id }, query: { revision }, body: { reason } }),
  approved: ({ author }) => messages.published(author),
  rejected: ({ author }) => messages.rejected(author),
})

/** What shoppers wrote, and what is decided of it: within 48 hours, as their authors were told. */
export function ReviewsList({ list, filter }: Awaited<ReturnType<typeof loadReviews>>) {
  const { language } = usePageContext()
  const messages = reviewsMessages[language]
  const moderation = useModeration(list.data, moderationOf(messages))
  const { rejecting, isSaving, failure, current, isReloaded } = moderation
  const isTakenBack = rejecting?.state === 'published'
  return (
    <DeskPage title={messages.title}>
      <DeskFilters
        label={deskMessages[language].filters}
        filters={REVIEW_FILTERS.map((one) => ({
          title: messages.filters[one],
          query: { state: one === 'pending' ? undefined : one },
        }))}
      />
      <DeskList page={list} empty={messages.empty[filter]}>
        {moderation.shown.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            isModerated={moderation.isModerated(review)}
            isBusy={isSaving && current === review.id}
            failure={!rejecting && current === review.id ? failure : null}
            onPublish={() => void moderation.approve(review)}
            onReject={() => moderation.startRejection(review)}
            onReload={() => void moderation.reload(review.id)}
          />
        ))}
      </DeskList>
      {rejecting ? (
        <ReasonDialog
          title={(isTakenBack ? messages.takeBackTitle : messages.rejectTitle)(
            localized(rejecting.product.name, language),
          )}
          submit={isTakenBack ? messages.takeBack : messages.reject}
          readerLanguage={rejecting.language}
          failure={failure}
          isSaving={isSaving}
          isReloaded={isReloaded}
          onSubmit={(reason) => void moderation.reject(reason)}
          onRefetch={() => void moderation.refetch()}
          onCancel={() => void moderation.cancelRefusal()}
        >
          <p>{messages.rejectText}</p>
          {isReloaded ? <ReviewFacts review={rejecting} /> : null}
        </ReasonDialog>
      ) : null}
    </DeskPage>
  )
}
