import type { ManagedReview } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { usePageVisit } from '../../page/use-visit.ts'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'
import { useDecisions, type DecisionCalls } from '../decisions/use-decisions.ts'
import { DeskFilters } from '../desk-filters.tsx'
import { DeskList } from '../desk-list.tsx'
import { DeskPage } from '../desk-page.tsx'
import { deskWords } from '../desk-words.ts'
import { REVIEW_FILTERS, type loadReviews } from './load-reviews.ts'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewRow } from './review-row.tsx'
import { reviewsWords, type ReviewsWords } from './reviews-words.ts'

const decisionsOf = (words: ReviewsWords): DecisionCalls<ManagedReview> => ({
  read: ({ reviews }, id) => reviews.read({ params: { id } }),
  accept: ({ reviews }, { id, revision }) => reviews.publish({ params: { id }, query: { revision } }),
  refuse: ({ reviews }, { id, revision }, reason) =>
    reviews.reject({ params: { id }, query: { revision }, body: { reason } }),
  accepted: ({ author }) => words.published(author),
  refused: ({ author }) => words.rejected(author),
})

/** What shoppers wrote, and what is decided of it: within 48 hours, as their authors were told. */
export function ReviewsList({ list, filter }: Awaited<ReturnType<typeof loadReviews>>) {
  const { language } = usePageVisit()
  const words = reviewsWords[language]
  const decisions = useDecisions(list.data, decisionsOf(words))
  const { refusing, isSaving, failure, current, isAnew } = decisions
  const isTakenBack = refusing?.state === 'published'
  return (
    <DeskPage title={words.title}>
      <DeskFilters
        label={deskWords[language].filters}
        filters={REVIEW_FILTERS.map((one) => ({
          title: words.filters[one],
          query: { state: one === 'pending' ? undefined : one },
        }))}
      />
      <DeskList page={list} empty={words.empty[filter]}>
        {decisions.shown.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            isDecided={decisions.isDecided(review)}
            isBusy={isSaving && current === review.id}
            failure={!refusing && current === review.id ? failure : null}
            onPublish={() => void decisions.accept(review)}
            onReject={() => decisions.startRefusal(review)}
            onLoadAnew={() => void decisions.loadAnew(review.id)}
          />
        ))}
      </DeskList>
      {refusing ? (
        <ReasonDialog
          title={(isTakenBack ? words.takeBackTitle : words.rejectTitle)(
            localized(refusing.product.name, language),
          )}
          submit={isTakenBack ? words.takeBack : words.reject}
          readerLanguage={refusing.language}
          failure={failure}
          isSaving={isSaving}
          isAnew={isAnew}
          onSubmit={(reason) => void decisions.refuse(reason)}
          onReadAnew={() => void decisions.readAnew()}
          onCancel={() => void decisions.cancelRefusal()}
        >
          <p>{words.rejectText}</p>
          {isAnew ? <ReviewFacts review={refusing} /> : null}
        </ReasonDialog>
      ) : null}
    </DeskPage>
  )
}
