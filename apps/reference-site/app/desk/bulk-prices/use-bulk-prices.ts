import { listPrices, PRICES_AT_ONCE, type ListPrice, type PriceChanges } from '@shyrdak/sdk/management'
import type { Issue } from '@shyrdak/sdk/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { useDeskForm, type CheckedForm, type WrongFields } from '../form/use-desk-form.ts'
import { useUnsaved } from '../form/use-unsaved.ts'
import { byPaste, byPercent, byUndo, typedPercent, type PastChange, type Rounding } from './bulk-prices.ts'

export const WAYS = ['percent', 'paste', 'undo'] as const
export type Way = (typeof WAYS)[number]

export interface BulkPrices {
  /** The prices of the list that are valid now or later. */
  readonly list: number
  readonly rows: readonly ListPrice[]
  readonly refetch: () => Promise<Pick<UseQueryResult<readonly ListPrice[]>, 'data' | 'error'>>
}

interface Typed {
  readonly percent: string
  readonly rounding: Rounding
  readonly pasted: string
}

const NOTHING_TYPED: Typed = { percent: '', rounding: 'som', pasted: '' }

/** The field that each way is typed into; nothing is typed to undo. */
const FIELDS = { percent: 'percent', paste: 'pasted', undo: null } as const satisfies Record<
  Way,
  string | null
>

type Rows = readonly ListPrice[]
function newPrices(way: Way, { percent, rounding, pasted }: Typed, rows: Rows, past: readonly PastChange[]) {
  if (way === 'undo') return { changes: byUndo(rows, past), problems: [] }
  if (way === 'paste') return byPaste(rows, pasted)
  const by = typedPercent(percent)
  return { changes: by === null ? [] : byPercent(rows, by, rounding), problems: [] }
}

/** The form for new prices of a list, typed in one of two ways or undone, with what the prices become. */
export function useBulkPrices({ list, rows, refetch }: BulkPrices) {
  const t = messagesIn(usePageContext().language, 'desk/bulk-prices')
  const call = useDeskCall()
  const [chosen, setWay] = useState<Way>('percent')
  /** The number of prices that the last save has changed. */
  const [changed, setChanged] = useState(0)
  /** The last change by percent or pasted prices, until it is undone. */
  const [past, setPast] = useState<readonly PastChange[]>([])
  const canUndo = byUndo(rows, past).length > 0
  const way = chosen === 'undo' && !canUndo ? 'percent' : chosen
  const field = FIELDS[way]
  const wrongField = (issue?: Issue): WrongFields => new Map(field && issue ? [[field, issue]] : [])
  const refuse = (code: 'too_big' | 'invalid'): CheckedForm<never> => ({
    body: null,
    wrong: wrongField({ path: field ? [field] : [], code }),
  })
  const prices = useDeskForm({
    name: 'prices',
    read: rows,
    formOf: () => NOTHING_TYPED,
    changes: (typed, read) => newPrices(way, typed, read, past).changes.length,
    bodyOf(typed, read): CheckedForm<PriceChanges['changes']> {
      const { changes, problems } = newPrices(way, typed, read, past)
      if (problems.length > 0) return refuse('invalid')
      if (changes.length > PRICES_AT_ONCE) return refuse('too_big')
      return {
        body: changes.map(({ row: { id, revision }, price }) => ({ id, revision, price })),
        wrong: null,
      }
    },
    // An issue names the position of a price, which has no field of its own.
    wrongOf: (_, [issue]) => wrongField(issue),
    describe({ code, path }) {
      if (path[0] !== field) return undefined
      return code === 'too_big' ? t('tooMany', { count: PRICES_AT_ONCE }) : t('pastedWrong')
    },
    async save(changes) {
      const answer = await call(listPrices.updateMany, { params: { id: list }, body: { changes } })
      setChanged(answer.changed)
      setPast(way === 'undo' ? [] : pastOf(rows, changes))
      setWay(way === 'undo' ? 'percent' : way)
      // A failure to reload is reported by the page: the prices are stored.
      return (await refetch()).data ?? rows
    },
    async reload() {
      const { data, error } = await refetch()
      if (error) throw error
      return data ?? rows
    },
  })
  // Pasted lines are typed work even where none of them fits a price yet.
  useUnsaved(prices.form.pasted.trim() !== '')
  return {
    ...prices,
    ...newPrices(way, prices.form, rows, past),
    state: {
      ...prices.state,
      discard() {
        if (way === 'undo') setWay('percent')
        prices.state.discard()
      },
    },
    way,
    setWay,
    changed,
    canUndo,
  }
}

const pastOf = (rows: Rows, changes: PriceChanges['changes']): readonly PastChange[] => {
  const former = new Map(rows.map(({ id, price }) => [id, price]))
  return changes.map(({ id, price }) => ({ id, before: former.get(id) ?? price, after: price }))
}
