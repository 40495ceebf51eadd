import './craftsman.css'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { CraftsmanReviews } from '@shyrdak/react-store/widgets/craftsman-reviews'
import { AccountEmpty } from '../account/account-empty.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { CRAFTSMAN_PATHS } from './craftsman-paths.ts'
import type { loadReviews } from './load-craftsman.ts'

/** Reviews of the artisan’s products, with the replies. */
export function ReviewsView({ page }: { page: Awaited<ReturnType<typeof loadReviews>> }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const account = messagesIn(language, 'site/account')
  return (
    <AccountPage title={t('reviews')}>
      {page.total === 0 ? (
        <AccountEmpty text={t('noReviews')} />
      ) : (
        <CraftsmanReviews key={page.current_page} reviews={page.data} />
      )}
      <Pagination
        current={page.current_page}
        last={page.last_page}
        link={(number) => `${prefix}${CRAFTSMAN_PATHS.reviews}?page=${number}`}
        labels={{
          label: account('pages'),
          previous: account('previous'),
          next: account('next'),
          page: (number) => account('page', { number }),
        }}
      />
    </AccountPage>
  )
}
