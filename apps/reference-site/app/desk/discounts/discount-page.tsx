import { managedDiscounts } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { discountFormOf } from './discount-form.ts'
import { DiscountSection } from './discount-section.tsx'

/** The page of a discount code, with its uses and a form. */
export function DiscountPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/discounts')
  const call = useDeskCall()
  const { query, save, reload } = useItem(managedDiscounts.read, { params: { id } })
  return (
    <DeskPage title={query.data?.code ?? t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/discounts">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, uses, standing, ...discount }) => (
          <>
            <p className="site-desk-note">
              {`${t(`standings.${standing}`)} · ${t('usedInOrders', { count: uses })}`}
              {uses > 0 ? ` ${t('keeps')}` : null}
            </p>
            <DiscountSection
              discount={discountFormOf({ ...discount, revision, uses, standing })}
              save={async (body) =>
                discountFormOf(
                  await save(call(managedDiscounts.update, { params: { id }, query: { revision }, body })),
                )
              }
              reload={async () => discountFormOf(await reload())}
            />
            <section className="site-desk-section" aria-label={messagesIn(language, 'desk/form')('remove')}>
              <p className="site-desk-note">{t(uses > 0 ? 'removeUsed' : 'removeLead')}</p>
              {uses > 0 ? null : (
                <RemoveItem
                  question={t('removeAsk')}
                  list="/desk/discounts"
                  removed={t('removed', { code: discount.code })}
                  remove={() => call(managedDiscounts.remove, { params: { id }, query: { revision } })}
                  renderInUse={([issue]) => (
                    <p>{t('inOrders', { count: Number(issue?.params?.['count']) })}</p>
                  )}
                />
              )}
            </section>
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
