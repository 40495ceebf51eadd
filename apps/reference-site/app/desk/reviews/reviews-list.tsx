import { managedReviews, type ManagedReview } from '@shyrdak/sdk/management'
import { localized, productPath } from '@shyrdak/sdk/format'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'
import { ReviewFacts } from './review-facts.tsx'

const ofRow = ({ id, revision }: ManagedReview) => ({ params: { id }, query: { revision } })

/** The shoppers' reviews with their decisions, due within 48 hours, as their authors were told. */
export default defineList({
  endpoint: managedReviews.list,
  namespace: 'desk/reviews',
  filters: {
    state: oneOf({
      options: ['pending', 'overdue', 'published', 'rejected', 'all'],
      title: (state, { t }: ListContext<'desk/reviews'>) => t(`filters.${state}`),
      query: (state) => (state === 'all' ? {} : state === 'overdue' ? { overdue: true } : { state }),
    }),
    text: textFilter(({ t }: ListContext<'desk/reviews'>) => t('find')),
  },
  empty: ({ state, text }, { t, language }) =>
    text ? messagesIn(language, 'site/desk')('nothingFound') : t(`empty.${state}`),
  isUrgent: ({ is_overdue }) => is_overdue,
  columns: {
    product: {
      cell: ({ product }, { prefix, language }) => (
        <a href={`${prefix}${productPath(product.kind, product.slug)}#reviews`}>
          {localized(product.name, language)}
        </a>
      ),
    },
    facts: { cell: (review) => <ReviewFacts review={review} /> },
  },
  actions: {
    publish: {
      label: (_, { t }) => t('publish'),
      isOffered: ({ state }) => state !== 'published',
      run: (call, row) => call(managedReviews.publish, ofRow(row)),
      done: ({ author }, { t }) => t('published', { author }),
    },
    reject: {
      label: ({ state }, { t }) => (state === 'published' ? t('takeBack') : t('reject')),
      tone: ({ state }) => (state === 'published' ? 'quiet' : 'secondary'),
      isOffered: ({ state }) => state !== 'rejected',
      reason: {
        title: ({ state, product }, { t, language }) =>
          t(state === 'published' ? 'takeBackTitle' : 'rejectTitle', {
            product: localized(product.name, language),
          }),
        text: ({ t }) => t('rejectText'),
        language: ({ language }) => language,
        read: (call, { id }) => call(managedReviews.read, { params: { id } }),
      },
      run: (call, row, reason) => call(managedReviews.reject, { ...ofRow(row), body: { reason } }),
      done: ({ author }, { t }) => t('rejected', { author }),
    },
  },
})
