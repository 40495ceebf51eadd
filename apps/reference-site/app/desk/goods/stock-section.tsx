import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import type { DeskGoods, GoodsEndpoints } from './goods-kind.ts'
import { isStockChanged, renewStock, stockForm, stockIssues, stockToSend, typeStock } from './stock-form.ts'
import { StockTable } from './stock-table.tsx'

const FIELDS = ['stock'] as const

interface Props extends Item<DeskGoods> {
  endpoint: GoodsEndpoints['setStock']
  goods: DeskGoods
}

/** How many pieces of a product there are, counted anew and saved all at once. */
export function StockSection({ endpoint, goods, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const call = useDeskCall()
  const { ref, ...stock } = useDeskForm({
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
            isLocked={stock.isSaving}
            onType={(key, typed) => stock.change((form) => typeStock(form, key, typed), key)}
          />
          <SaveBar
            saved={t('saved')}
            {...stock.bar}
            stale={t('staleStock', { count: stock.form.filter(({ before }) => before !== null).length })}
          />
        </form>
      )}
    </section>
  )
}
