import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { managedBlogCategories } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { defineList } from '../list/define-list.tsx'

/** The blog categories, in the order of the blog. */
export default defineList({
  endpoint: managedBlogCategories.list,
  namespace: 'desk/blog-categories',
  Before: CategoryWays,
  filters: {},
  empty: (_, { t }) => t('none'),
  columns: {
    title: {
      cell: ({ id, title }, { language, prefix }) => (
        <a href={`${prefix}/desk/blog-categories/${id}`}>{localized(title, language)}</a>
      ),
    },
    url: {
      label: ({ t }) => t('url'),
      width: '16rem',
      cell: ({ url }) => <span className="site-desk-note">{`/blog/${url}`}</span>,
    },
  },
})

function CategoryWays() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/blog-categories')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/blog-categories/new`}>
          {t('add')}
        </Button>
        <a href={`${prefix}/desk/blog-categories/order`}>{t('order')}</a>
        <a href={`${prefix}/blog`}>{t('blogInShop')}</a>
      </p>
    </>
  )
}
