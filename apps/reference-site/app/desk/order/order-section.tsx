import './order.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon, type IconName } from '@shyrdak/blocks/parts/icon'
import type { CategoryPlace } from '@shyrdak/sdk/management'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { changedPlaces, moved, type Move, type Places } from './moves.ts'

export interface OrderedRow extends CategoryPlace {
  name: string
  /** What stands before its name, such as a colour. */
  mark?: ReactNode
  href: string
  note: string
}

interface Props {
  label: string
  rows: readonly OrderedRow[]
  /** How rows may move; one of no tree moves up and down. */
  moves: readonly Move[]
  /** Resolves with the places as the store has them. */
  save: (was: Places, places: Places) => Promise<Places>
  reload: () => Promise<Places>
}

const ICONS: Readonly<Record<Move, IconName>> = {
  up: 'chevron-left',
  down: 'chevron-right',
  in: 'chevron-right',
  out: 'chevron-left',
}

const placesOf = (rows: Places): Places => rows.map(({ id, depth }) => ({ id, depth }))

/** Things in the order in which shoppers see them: each leads to its page, and is moved by buttons. */
export function OrderSection({ label, rows, moves, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/order')
  const [told, setTold] = useState('')
  const {
    ref,
    form,
    change,
    errorOf,
    wrong: _wrong,
    ...ordering
  } = useDeskForm<Places, Places, Places>({
    // The same rows while nothing is read again: what is new at each look would be news for ever.
    read: rows,
    formOf: placesOf,
    renew: (typed, now, before) =>
      changedPlaces(typed, before) > 0 && hasSame(typed, now) ? typed : placesOf(now),
    changes: changedPlaces,
    isNews: (before, now) => changedPlaces(before, now) > 0,
    bodyOf: (typed) => ({ body: typed, wrong: null }),
    save: (body) => save(placesOf(rows), body),
    reload,
  })
  const known = new Map(rows.map((row) => [row.id, row]))
  function move(row: OrderedRow, way: Move) {
    change((now) => moved(now, row.id, way) ?? now)
    setTold(t(`moved.${way}`, { name: row.name }))
  }
  const error = errorOf('places') ?? errorOf('ids')
  return (
    <section className="site-desk-section" aria-label={label}>
      <form ref={ref} noValidate onSubmit={ordering.submit}>
        <ol className="site-order">
          {form.map(({ id, depth }) => {
            const row = known.get(id)
            if (!row) return null
            return (
              // The list has no levels of its own for browsers that cannot draw them.
              <li key={id} style={{ '--depth': depth } as CSSProperties}>
                {row.mark}
                <span className="site-order-name">
                  <a href={row.href}>{row.name}</a>
                  <span className="site-desk-note">{row.note}</span>
                </span>
                <span className="site-order-moves">
                  {moves.map((way) => {
                    const isOff = ordering.isSaving || moved(form, id, way) === null
                    const title = t(way, { name: row.name })
                    return (
                      <Button
                        key={way}
                        tone="quiet"
                        size="small"
                        data-way={way}
                        // It keeps the focus where it moved last, so that it can be pressed on the other side.
                        aria-disabled={isOff}
                        aria-label={title}
                        title={title}
                        onClick={() => (isOff ? undefined : move(row, way))}
                      >
                        <Icon name={ICONS[way]} />
                      </Button>
                    )
                  })}
                </span>
              </li>
            )
          })}
        </ol>
        <p className="shyrdak-hidden" role="status">
          {told}
        </p>
        {error === undefined ? null : <p role="alert">{error}</p>}
        <SaveBar
          {...ordering}
          stale={t('stale')}
          saved={t('saved')}
          saveLabel={t('save')}
          undo={() => {
            setTold('')
            ordering.undo()
          }}
        />
      </form>
    </section>
  )
}

const hasSame = (places: Places, others: Places): boolean => {
  const ids = new Set(others.map(({ id }) => id))
  return places.length === others.length && places.every(({ id }) => ids.has(id))
}
