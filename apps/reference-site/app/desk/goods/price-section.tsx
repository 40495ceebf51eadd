import type { ManagedGoods } from '@shyrdak/sdk/contract'
import { useState, type FormEvent } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { AddCountry } from './add-country.tsx'
import type { GoodsKind } from './goods-kind.ts'
import { goodsMessages } from './goods-messages.ts'
import {
  addCountry,
  isPriceChanged,
  leaveOut,
  priceForm,
  priceKey,
  pricesToSend,
  renewPrices,
  typePrice,
  wrongPrices,
} from './price-form.ts'
import { PriceTable } from './price-table.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSection } from './use-section.ts'

interface Props {
  kind: GoodsKind
  goods: ManagedGoods
}

const formOf = ({ prices, prices_revision: revision }: ManagedGoods) => priceForm(prices, revision)

/** What a product costs where, changed and saved all at once. */
export function PriceSection({ kind, goods }: Props) {
  const messages = goodsMessages[usePageContext().language]
  const [read, setRead] = useState(() => formOf(goods))
  const [form, setForm] = useState(read)
  const changes = form.entries.filter(isPriceChanged).length
  const { id } = goods
  const { ref, wrong, outcome, isSaving, send, clear, forgive } = useSection(kind, id, changes)

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = { revision: form.revision }
    void send({
      typed: pricesToSend(form),
      call: (calls, body) => calls.setPrices({ params: { id }, query, body }),
      onSaved(saved) {
        setRead(formOf(saved))
        setForm(formOf(saved))
      },
      onStale(now) {
        const renewed = renewPrices(form, now.prices, now.prices_revision)
        setRead(formOf(now))
        setForm(renewed)
        return messages.stalePrices(renewed.entries.filter(({ news }) => news !== null).length)
      },
      refused: (issues) => wrongPrices(form, issues),
    })
  }

  return (
    <section className="site-goods-section" aria-labelledby="desk-prices">
      <header>
        <h2 id="desk-prices">{messages.prices}</h2>
        <p className="site-desk-note">{messages.pricesLead}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        {form.entries.length === 0 ? <p>{messages.nowhere}</p> : null}
        <PriceTable
          entries={form.entries}
          wrong={wrong}
          isLocked={isSaving}
          onType={(country, field, typed) => {
            setForm((now) => typePrice(now, country, field, typed))
            forgive(priceKey(country, field))
          }}
          onLeaveOut={(country) => setForm((now) => leaveOut(now, country))}
          onPutBack={(country) => setForm((now) => addCountry(now, country))}
        />
        <AddCountry
          sold={form.entries.map(({ country }) => country)}
          isLocked={isSaving}
          onAdd={(country) => setForm((now) => addCountry(now, country))}
        />
        <SaveBar
          changes={changes}
          isSaving={isSaving}
          outcome={outcome}
          onUndo={() => {
            setForm(read)
            clear()
          }}
        />
      </form>
    </section>
  )
}
