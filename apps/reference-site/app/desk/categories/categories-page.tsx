import '../goods/goods.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { CATEGORY_LEVELS } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskEmpty } from '../desk-empty.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { OrderSection } from '../sorting/order-section.tsx'
import { useItem } from '../use-item.ts'
import { CATEGORY_ENDPOINTS, CATEGORY_KINDS, type CategoryKind, type DeskCategory } from './category-kind.ts'

/** The category tree of a market, in the order in which shoppers see it. */
export function CategoriesPage({ kind }: { kind: CategoryKind }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/categories')
  const call = useDeskCall()
  const { list, order } = CATEGORY_ENDPOINTS[kind]
  const { query, save, reload } = useItem(list, {})
  const rowsOf = (tree: readonly DeskCategory[]) =>
    tree.map(({ id, depth, title, goods, drafts }) => ({
      id,
      depth,
      name: localized(title, language),
      href: `${prefix}/desk/${kind}/${id}`,
      note: [
        ...(goods > 0 || drafts === 0 ? [t('goods', { count: goods })] : []),
        ...(drafts > 0 ? [t('drafts', { count: drafts })] : []),
      ].join(' · '),
    }))
  return (
    <DeskPage title={t('title')}>
      <nav className="site-goods-kinds" aria-label={t('kindsLabel')}>
        {CATEGORY_KINDS.map((one) => (
          <a key={one} href={`${prefix}/desk/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {t(`kinds.${one}`)}
          </a>
        ))}
      </nav>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/${kind}/new`}>
          {t('new')}
        </Button>
      </p>
      <Loaded query={query}>
        {(tree) =>
          tree.length === 0 ? (
            <DeskEmpty>{t('none')}</DeskEmpty>
          ) : (
            <OrderSection
              label={t('title')}
              levels={CATEGORY_LEVELS}
              rows={rowsOf(tree)}
              save={async (was, places) =>
                rowsOf(await save(call(order, { body: { was: [...was], places: [...places] } })))
              }
              reload={async () => rowsOf(await reload())}
            />
          )
        }
      </Loaded>
    </DeskPage>
  )
}
