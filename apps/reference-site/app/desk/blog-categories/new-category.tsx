import { managedBlogCategories } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { categoryFormOf, EMPTY_CATEGORY } from './category-form.ts'
import { CategorySection } from './category-section.tsx'

/** Adds a blog category at the end and returns to the list. */
export function NewBlogCategoryPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/blog-categories')
  const create = useCreate(managedBlogCategories.create)
  const arrive = useGoAndAnnounce()
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/blog-categories">{t('back')}</BackLink>
      </p>
      <CategorySection
        category={EMPTY_CATEGORY}
        save={async (body) => {
          const made = categoryFormOf(await create({ body }))
          await arrive('/desk/blog-categories', t('added'))
          return made
        }}
      />
    </DeskPage>
  )
}
