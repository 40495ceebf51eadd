import type { Issue, ManagedGoods } from '@shyrdak/sdk/contract'
import { describeError } from '@shyrdak/sdk/words'
import { useState, type FormEvent } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { useFirstWrong } from '../use-first-wrong.ts'
import { useSaving } from '../use-saving.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { goodsCalls, type GoodsKind } from './goods-kind.ts'
import { goodsWords } from './goods-words.ts'
import { SaveBar, type Outcome } from './save-bar.tsx'
import { isStockChanged, renewStock, stockForm, stockIssues, stockToSend, typeStock } from './stock-form.ts'
import { StockTable } from './stock-table.tsx'

const NOTHING: ReadonlyMap<string, Issue> = new Map()

const without = (wrong: ReadonlyMap<string, Issue>, key: string): ReadonlyMap<string, Issue> =>
  new Map([...wrong].filter(([one]) => one !== key))

interface Props {
  kind: GoodsKind
  goods: ManagedGoods
}

/** How many pieces of a product there are, counted anew and saved all at once. */
export function StockSection({ kind, goods }: Props) {
  const { language } = usePageVisit()
  const words = goodsWords[language]
  const { isSaving, save } = useSaving()
  const [form, setForm] = useState(() => stockForm(goods.stock))
  const [wrong, setWrong] = useState(NOTHING)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const ref = useFirstWrong<HTMLFormElement>(attempt)
  const changes = form.filter(isStockChanged).length
  useUnsaved(changes > 0)
  const params = { id: goods.id }

  function refuse(issues: ReadonlyMap<string, Issue>) {
    setWrong(issues)
    setAttempt((before) => before + 1)
  }

  async function renew() {
    const { answer, failure } = await save((desk) => goodsCalls(desk, kind).read({ params }))
    if (failure) return setOutcome({ kind: 'failed', text: describeError(failure.code, language) })
    const renewed = renewStock(form, answer.stock)
    const news = renewed.filter(({ before }) => before !== null).length
    setForm(renewed)
    setOutcome({ kind: 'stale', text: words.staleStock(news) })
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSaving || changes === 0) return
    setOutcome({ kind: 'none' })
    const { body, wrong: typedWrong } = stockToSend(form)
    if (typedWrong) return refuse(typedWrong)
    setWrong(NOTHING)
    const { answer, failure } = await save((desk) => goodsCalls(desk, kind).setStock({ params, body }))
    if (answer) {
      setForm(stockForm(answer.stock))
      setOutcome({ kind: 'saved' })
    } else if (failure.code === 'STALE') await renew()
    else {
      if (failure.code === 'INVALID') refuse(stockIssues(form, failure.issues))
      setOutcome({ kind: 'failed', text: describeError(failure.code, language) })
    }
  }

  return (
    <section className="site-goods-section" aria-labelledby="desk-stock">
      <header>
        <h2 id="desk-stock">{words.stock}</h2>
        <p className="site-desk-note">{words.stockLead}</p>
      </header>
      {form.length === 0 ? (
        <p>{words.noStock}</p>
      ) : (
        <form ref={ref} noValidate onSubmit={(event) => void send(event)}>
          <StockTable
            form={form}
            wrong={wrong}
            isLocked={isSaving}
            onType={(key, typed) => {
              setForm((now) => typeStock(now, key, typed))
              setWrong((now) => without(now, key))
            }}
          />
          <SaveBar
            changes={changes}
            isSaving={isSaving}
            outcome={outcome}
            onUndo={() => {
              setForm((now) => stockForm(now.map(({ row }) => row)))
              setWrong(NOTHING)
              setOutcome({ kind: 'none' })
            }}
          />
        </form>
      )}
    </section>
  )
}
