import './colors.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { localized } from '@shyrdak/sdk/format'
import { managedColors, type ManagedColor } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskEmpty } from '../desk-empty.tsx'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { OrderSection } from '../sorting/order-section.tsx'
import { useItem } from '../use-item.ts'

const idsOf = (places: readonly { id: number }[]) => places.map(({ id }) => id)

/** The colours of products, in the order in which shoppers see them. */
export function ColorsPage() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/colors')
  const call = useDeskCall()
  const { query, save, reload } = useItem(managedColors.list, {})
  const rowsOf = (colors: readonly ManagedColor[]) =>
    colors.map(({ id, name, hex, goods }) => ({
      id,
      depth: 0,
      name: localized(name, language),
      mark: <span className="site-color-felt" style={{ backgroundColor: hex }} aria-hidden="true" />,
      href: `${prefix}/desk/colors/${id}`,
      note: t('goods', { count: goods.retail + goods.special + goods.wholesale }),
    }))
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
            <DeskEmpty>{t('none')}</DeskEmpty>
          ) : (
            <OrderSection
              label={t('title')}
              levels={1}
              rows={rowsOf(colors)}
              save={async (was, places) =>
                rowsOf(
                  await save(call(managedColors.order, { body: { was: idsOf(was), ids: idsOf(places) } })),
                )
              }
              reload={async () => rowsOf(await reload())}
            />
          )
        }
      </Loaded>
    </DeskPage>
  )
}
