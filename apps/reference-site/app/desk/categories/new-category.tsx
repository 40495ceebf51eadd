import { localized } from '@shyrdak/sdk/format'
import { CATEGORY_LEVELS } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { useItem } from '../use-item.ts'
import { NO_CATEGORY } from './category-form.ts'
import { CATEGORY_ENDPOINTS, type CategoryKind } from './category-kind.ts'
import { CategorySection } from './category-section.tsx'

/** Adds a category and returns to the tree. */
export function NewCategoryPage({ kind }: { kind: CategoryKind }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/categories')
  const arrive = useGoAndAnnounce()
  const { list, ...endpoints } = CATEGORY_ENDPOINTS[kind]
  const create = useCreate(endpoints.create)
  const { query } = useItem(list, {})
  return (
    <DeskPage title={t('new')}>
      <p className="site-desk-ways">
        <BackLink list={`/desk/${kind}`}>{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {(tree) => (
          <CategorySection
            kind={kind}
            category={NO_CATEGORY}
            parents={tree.filter(({ depth }) => depth < CATEGORY_LEVELS - 1)}
            save={async (body, { parent_id }) => {
              const parent = parent_id === '' ? null : Number(parent_id)
              const { title } = await create({ body: { ...body, parent_id: parent } })
              await arrive(`/desk/${kind}`, t('made', { name: localized(title, language) }))
              return NO_CATEGORY
            }}
          />
        )}
      </Loaded>
    </DeskPage>
  )
}
