import { messagesIn } from '../../messages/messages-in.ts'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import {
  goneColors,
  isStockChanged,
  renewStock,
  stockForm,
  stockIssues,
  stockToSend,
  typeStock,
  type StockForm,
} from './stock-form.ts'
import { StockTable } from './stock-table.tsx'

const FIELDS = ['stock'] as const

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setStock']
  goods: DeskGoods
}

/** The form for a product's stock, with all rows saved together. */
export function StockSection({ endpoint, goods, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const call = useDeskCall()
  const { ref, ...stock } = useDeskForm({
    name: 'stock',
    read: goods,
    formOf: (read) => stockForm(read.stock),
    renew: (form, read) => renewStock(form, read.stock),
    changes: (form) => form.filter(isStockChanged).length,
    bodyOf: stockToSend,
    wrongOf: stockIssues,
    save: (body) => save(call(endpoint, { params: { id: goods.id }, body }), FIELDS),
    reload: () => reload(FIELDS),
  })
  return (
    <section className="site-desk-section" aria-labelledby="desk-stock">
      <header>
        <h2 id="desk-stock">{t('stock')}</h2>
        <p className="site-desk-note">{t('stockLead')}</p>
      </header>
      {stock.form.length === 0 ? (
        <p>{t('noStock')}</p>
      ) : (
        <form ref={ref} noValidate onSubmit={stock.submit}>
          <StockTable
            form={stock.form}
            errorOf={stock.errorOf}
            isLocked={stock.state.isSaving}
            onType={(key, typed) => stock.change((form) => typeStock(form, key, typed), key)}
          />
          <SaveBar
            saved={t('saved')}
            {...stock.state}
            stale={<TheirStock form={stock.form} changes={stock.state.changes} />}
          />
        </form>
      )}
    </section>
  )
}

interface TheirsProps {
  form: StockForm
  /** The number of unsaved changes. */
  changes: number
}

/** Describes what was sold, recounted or removed meanwhile. */
function TheirStock({ form, changes }: TheirsProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const gone = goneColors(form)
  const recounted = form.filter(({ before }) => before !== null).length
  return (
    <>
      {gone.length > 0 ? (
        <>
          <p>{t('goneStock')}</p>
          <ul>
            {gone.map(({ name, sizes, isWhole }) => {
              const color = localized(name, language)
              const named = sizes.map((size) => formatSize(size, language)).join(', ')
              return (
                <li key={color}>
                  {isWhole ? t('goneColor', { color }) : t('goneSizes', { color, sizes: named })}
                </li>
              )
            })}
          </ul>
        </>
      ) : null}
      {gone.length === 0 || recounted > 0 ? <p>{t('staleStock', { count: recounted })}</p> : null}
      {gone.length > 0 ? <p>{t(changes > 0 ? 'goneRest' : 'goneNothing')}</p> : null}
    </>
  )
}
