import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { RemoveSection } from '../form/remove-section.tsx'
import { useItem } from '../use-item.ts'
import { categoryFormOf } from './category-form.ts'
import { CATEGORY_ENDPOINTS, type CategoryKind } from './category-kind.ts'
import { CategorySection } from './category-section.tsx'

interface Props {
  kind: CategoryKind
  id: number
}

/** The desk's page of a category. */
export function CategoryPage({ kind, id }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/categories')
  const call = useDeskCall()
  const { read, update, remove } = CATEGORY_ENDPOINTS[kind]
  const params = { id }
  const { query, save, reload } = useItem(read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.title, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list={`/desk/${kind}`}>{t('back')}</BackLink>
        {query.data && 'url' in query.data ? (
          <a href={`${prefix}/categories/${query.data.url}`}>{t('inShop')}</a>
        ) : null}
      </p>
      <Loaded query={query}>
        {({ revision, uses, ...category }) => (
          <>
            <CategorySection
              kind={kind}
              category={categoryFormOf({ revision, ...category })}
              save={async (body) =>
                categoryFormOf(await save(call(update, { params, query: { revision }, body })))
              }
              reload={async () => categoryFormOf(await reload())}
            />
            <RemoveSection
              lead={t('removeLead')}
              question={t('removeAsk')}
              uses={uses}
              list={`/desk/${kind}`}
              removed={t('removed', { name: localized(category.title, language) })}
              remove={() => call(remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
