import { localized } from '@shyrdak/sdk/format'
import { managedBlogCategories } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { categoryFormOf } from './category-form.ts'
import { CategorySection } from './category-section.tsx'

/** The page of a blog category. */
export function BlogCategoryPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/blog-categories')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedBlogCategories.read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.title, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/blog-categories">{t('back')}</BackLink>
        {query.data ? <a href={`${prefix}/blog/${query.data.url}`}>{t('inShop')}</a> : null}
      </p>
      <Loaded query={query}>
        {(category) => {
          const at = { params, query: { revision: category.revision } }
          return (
            <>
              <CategorySection
                category={categoryFormOf(category)}
                save={async (body) =>
                  categoryFormOf(await save(call(managedBlogCategories.update, { ...at, body })))
                }
                reload={async () => categoryFormOf(await reload())}
              />
              <RemoveItem
                question={t('removeQuestion')}
                list="/desk/blog-categories"
                removed={t('removed')}
                remove={() => call(managedBlogCategories.remove, at)}
                renderInUse={() => (
                  <p>
                    {t('inUse')} <a href={`${prefix}/desk/articles`}>{t('articles')}</a>
                  </p>
                )}
              />
            </>
          )
        }}
      </Loaded>
    </DeskPage>
  )
}
