import type { Issue, ManagedGoods } from '@shyrdak/sdk/contract'
import { describeError } from '@shyrdak/sdk/words'
import { useState, type FormEvent } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { useFirstWrong } from '../use-first-wrong.ts'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { AddCountry } from './add-country.tsx'
import { goodsCalls, type GoodsKind } from './goods-kind.ts'
import { goodsWords } from './goods-words.ts'
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
import { SaveBar, type Outcome } from './save-bar.tsx'

const NOTHING: ReadonlyMap<string, Issue> = new Map()

const without = (wrong: ReadonlyMap<string, Issue>, key: string): ReadonlyMap<string, Issue> =>
  new Map([...wrong].filter(([one]) => one !== key))

interface Props {
  kind: GoodsKind
  goods: ManagedGoods
}

/** What a product costs where, changed and saved all at once. */
export function PriceSection({ kind, goods }: Props) {
  const { language } = usePageVisit()
  const words = goodsWords[language]
  const { isSaving, save } = useSaving()
  const [read, setRead] = useState(() => priceForm(goods.prices, goods.prices_revision))
  const [form, setForm] = useState(read)
  const [wrong, setWrong] = useState(NOTHING)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const ref = useFirstWrong<HTMLFormElement>(attempt)
  const changes = form.entries.filter(isPriceChanged).length
  useUnsaved(changes > 0)
  const params = { id: goods.id }

  function refuse(issues: ReadonlyMap<string, Issue>) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  async function renew() {
    const { answer, failure } = await save((desk) => goodsCalls(desk, kind).read({ params }))
    if (failure) return setOutcome({ kind: 'failed', text: describeError(failure.code, language) })
    const renewed = renewPrices(form, answer.prices, answer.prices_revision)
    setRead(priceForm(answer.prices, answer.prices_revision))
    setForm(renewed)
    const news = renewed.entries.filter((entry) => entry.news !== null).length
    setOutcome({ kind: 'stale', text: words.stalePrices(news) })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSaving || changes === 0) return
    setOutcome({ kind: 'none' })
    const { body, wrong: typedWrong } = pricesToSend(form)
    if (typedWrong) return refuse(typedWrong)
    setWrong(NOTHING)
    const query = { revision: form.revision }
    const { answer, failure } = await save((desk) =>
      goodsCalls(desk, kind).setPrices({ params, query, body }),
    )
    if (answer) {
      const saved = priceForm(answer.prices, answer.prices_revision)
      setRead(saved)
      setForm(saved)
      setOutcome({ kind: 'saved' })
    } else if (failure.code === 'STALE') await renew()
    else {
      if (failure.code === 'INVALID') refuse(wrongPrices(form, failure.issues))
      setOutcome({ kind: 'failed', text: describeError(failure.code, language) })
    }
  }

  return (
    <section className="site-goods-section" aria-labelledby="desk-prices">
      <header>
        <h2 id="desk-prices">{words.prices}</h2>
        <p className="site-desk-note">{words.pricesLead}</p>
      </header>
      <form ref={ref} noValidate onSubmit={(event) => void send(event)}>
        {form.entries.length === 0 ? <p>{words.nowhere}</p> : null}
        <PriceTable
          entries={form.entries}
          wrong={wrong}
          isLocked={isSaving}
          onType={(country, field, typed) => {
            setForm((now) => typePrice(now, country, field, typed))
            setWrong((now) => without(now, priceKey(country, field)))
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
            setWrong(NOTHING)
            setOutcome({ kind: 'none' })
          }}
        />
      </form>
    </section>
  )
}
