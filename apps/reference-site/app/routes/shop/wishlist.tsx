import '@shyrdak/react-store/account.css'
import { Wishlist } from '@shyrdak/react-store/widgets/wishlist'
import type { Route } from './+types/wishlist.ts'
import { Island } from '#islands/island.tsx'
import { messagesIn } from '#messages/messages-in.ts'
import type { PageHandle } from '#page/kind.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { usePageContext } from '#page/use-page-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Wishlist' }

export function meta({ matches }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const t = messagesIn(pageContext.language, 'site/listing')
  return pageMeta(pageContext, {
    title: t('wishlist'),
    description: t('wishlistText'),
    hidden: true,
  })
}

/** The wishlist page. Its items are personal, so the shared document contains none; an island loads them. */
export default function WishlistPage() {
  const t = messagesIn(usePageContext().language, 'site/listing')
  return (
    <main className="site-page site-page-tall">
      <header className="site-page-head">
        <h1>{t('wishlist')}</h1>
        <p>{t('wishlistText')}</p>
      </header>
      <noscript>{t('wishlistNeeds')}</noscript>
      <Island name="wishlist" of={Wishlist} props={{}} wake="idle" />
    </main>
  )
}
