import { localized } from '@shyrdak/sdk/format'
import { managedBlogCategories } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { OrderPage } from '../sorting/order-page.tsx'

/** Sets the order of the blog categories. */
export function BlogCategoriesOrderPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/blog-categories')
  return (
    <OrderPage
      title={t('order')}
      ways={
        <>
          <a href={`${prefix}/desk/blog-categories`}>{t('back')}</a>
          <a href={`${prefix}/blog`}>{t('blogInShop')}</a>
        </>
      }
      list={managedBlogCategories.list}
      order={managedBlogCategories.order}
      saved={t('orderSaved')}
      rowOf={({ id, url, title }) => ({
        name: localized(title, language),
        href: `${prefix}/desk/blog-categories/${id}`,
        note: `/blog/${url}`,
      })}
    />
  )
}
