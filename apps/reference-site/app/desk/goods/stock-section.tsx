import type { ManagedGoods } from '@shyrdak/sdk/contract'
import { useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import type { GoodsKind } from './goods-kind.ts'
import { goodsMessages } from './goods-messages.ts'
import { SaveBar } from './save-bar.tsx'
import { isStockChanged, renewStock, stockForm, stockIssues, stockToSend, typeStock } from './stock-form.ts'
import { StockTable } from './stock-table.tsx'
import { useSection } from './use-section.ts'

interface Props {
  kind: GoodsKind
  goods: ManagedGoods
}

/** How many pieces of a product there are, counted anew and saved all at once. */
export function StockSection({ kind, goods: { id, stock } }: Props) {
  const messages = goodsMessages[usePageContext().language]
  const [form, setForm] = useState(() => stockForm(stock))
  const changes = form.filter(isStockChanged).length
  const { ref, wrong, outcome, isSaving, send, clear, forgive } = useSection(kind, id, changes)

  function submit(event: FormEvent) {
    event.preventDefault()
    void send({
      typed: stockToSend(form),
      call: (calls, body) => calls.setStock({ params: { id }, body }),
      onSaved: (saved) => setForm(stockForm(saved.stock)),
      onStale(now) {
        const renewed = renewStock(form, now.stock)
        setForm(renewed)
        return messages.staleStock(renewed.filter(({ before }) => before !== null).length)
      },
      refused: (issues) => stockIssues(form, issues),
    })
  }

  return (
    <section className="site-goods-section" aria-labelledby="desk-stock">
      <header>
        <h2 id="desk-stock">{messages.stock}</h2>
        <p className="site-desk-note">{messages.stockLead}</p>
      </header>
      {form.length === 0 ? (
        <p>{messages.noStock}</p>
      ) : (
        <form ref={ref} noValidate onSubmit={submit}>
          <StockTable
            form={form}
            wrong={wrong}
            isLocked={isSaving}
            onType={(key, typed) => {
              setForm((now) => typeStock(now, key, typed))
              forgive(key)
            }}
          />
          <SaveBar
            changes={changes}
            isSaving={isSaving}
            outcome={outcome}
            onUndo={() => {
              setForm((now) => stockForm(now.map(({ row }) => row)))
              clear()
            }}
          />
        </form>
      )}
    </section>
  )
}
