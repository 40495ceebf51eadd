import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { localized } from '@shyrdak/sdk/format'
import { managedColors, type ManagedColor } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { OrderSection } from '../order/order-section.tsx'
import { useItem } from '../use-item.ts'

/** Colours stand in each other as little as in anything else. */
const placesOf = (colors: readonly ManagedColor[]) => colors.map(({ id }) => ({ id, depth: 0 }))
const idsOf = (places: readonly { id: number }[]) => places.map(({ id }) => id)

/** The colours that goods are made in, in the order in which shoppers see them. */
export function ColorsPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/colors')
  const call = useDeskCall()
  const { query, save, reload } = useItem(managedColors.list, {})
  return (
    <DeskPage title={t('title')}>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/colors/new`}>
          {t('new')}
        </Button>
      </p>
      <Loaded query={query}>
        {(colors) =>
          colors.length === 0 ? (
            <div className="site-desk-empty">
              <Ornament shape="medallion" />
              <p>{t('none')}</p>
            </div>
          ) : (
            <OrderSection
              label={t('title')}
              levels={1}
              rows={colors.map(({ id, name, hex, goods }) => ({
                id,
                depth: 0,
                name: localized(name, language),
                mark: (
                  <span className="site-color-felt" style={{ backgroundColor: hex }} aria-hidden="true" />
                ),
                href: `${prefix}/desk/colors/${id}`,
                note: t('goods', { count: goods.retail + goods.special + goods.wholesale }),
              }))}
              save={async (was, places) =>
                placesOf(
                  await save(call(managedColors.order, { body: { was: idsOf(was), ids: idsOf(places) } })),
                )
              }
              reload={async () => placesOf(await reload())}
            />
          )
        }
      </Loaded>
    </DeskPage>
  )
}
