import './craftsman.css'
import { CraftsmanReviews } from '@shyrdak/react-store/widgets/craftsman-reviews'
import { AccountEmpty } from '../account/account-empty.tsx'
import { AccountPage } from '../account/account-page.tsx'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import type { loadReviews } from './load-craftsman.ts'
import { RoutedPagination } from '../page/routed-pagination.tsx'

/** Reviews of the artisan’s products, with the replies. */
export function ReviewsView({ page }: { page: Awaited<ReturnType<typeof loadReviews>> }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/craftsman')
  const account = messagesIn(language, 'site/account')
  return (
    <AccountPage title={t('reviews')}>
      {page.total === 0 ? (
        <AccountEmpty text={t('noReviews')} />
      ) : (
        <CraftsmanReviews key={page.current_page} reviews={page.data} />
      )}
      <RoutedPagination
        page={page}
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
