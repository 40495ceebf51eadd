import type { CategoryPlace } from '@shyrdak/sdk/management'
import type { ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { changedPlaces, renewedPlaces, type Places } from './places.ts'
import { SortableList } from './sortable-list.tsx'
import { TheirRows } from './their-rows.tsx'

export interface OrderedRow extends CategoryPlace {
  name: string
  /** Shown before the name, such as a colour. */
  mark?: ReactNode
  href: string
  note: string
}

interface Props {
  label: string
  rows: readonly OrderedRow[]
  /** The maximum depth of nested rows; 1 for a flat list. */
  levels: number
  /** Resolves with the stored rows. */
  save: (was: Places, places: Places) => Promise<readonly OrderedRow[]>
  reload: () => Promise<readonly OrderedRow[]>
  /** The message after saving; by default that shoppers see the order. */
  saved?: string
}

interface Form {
  readonly places: Places
  /** The ids of rows moved here. */
  readonly moved: ReadonlySet<number>
}

const placesOf = (rows: Places): Places => rows.map(({ id, depth }) => ({ id, depth }))

/** The form for the order of items. Each one links to its page, and is moved by dragging or by buttons. */
export function OrderSection({ label, rows, levels, save, reload, saved }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/sorting')
  const { ref, form, change, errorOf, submit, state } = useDeskForm<readonly OrderedRow[], Form, Places>({
    // Must keep its identity between refetches: a new array in each render would count as a change.
    read: rows,
    formOf: (read) => ({ places: placesOf(read), moved: new Set() }),
    renew: ({ places, moved }, now, before) => ({
      places: renewedPlaces(places, placesOf(now), before, { moved }),
      moved,
    }),
    changes: ({ places }, read) => changedPlaces(places, read),
    isNews: (before, now) => changedPlaces(before, now) > 0,
    bodyOf: ({ places }) => ({ body: places, wrong: null }),
    save: (body) => save(placesOf(rows), body),
    reload,
  })
  const known = new Map(rows.map((row) => [row.id, row]))
  const sorted = form.places.flatMap(({ id, depth }) => {
    const row = known.get(id)
    return row ? [{ ...row, id: String(id), depth }] : []
  })
  const error = errorOf('places') ?? errorOf('ids')
  return (
    <section className="site-desk-section" aria-label={label}>
      <form ref={ref} noValidate onSubmit={submit}>
        <SortableList
          label={label}
          rows={sorted}
          levels={levels}
          isLocked={state.isSaving}
          nameOf={({ name }) => name}
          onChange={(places, movedId) =>
            change(({ moved }) => ({
              places: places.map(({ id, depth }) => ({ id: Number(id), depth })),
              moved: new Set([...moved, Number(movedId)]),
            }))
          }
        >
          {({ name, mark, href, note }) => (
            <div className="site-desk-sorted">
              {mark}
              <span className="site-desk-sorted-name">
                <a href={href}>{name}</a>
                {note === '' ? null : <span className="site-desk-note">{note}</span>}
              </span>
            </div>
          )}
        </SortableList>
        {error === undefined ? null : <p role="alert">{error}</p>}
        <SaveBar
          {...state}
          stale={
            state.outcome.kind === 'stale' ? (
              <>
                <TheirRows before={state.outcome.before} now={state.outcome.now} />
                <p>{t(state.changes > 0 ? 'stale' : 'staleNothing')}</p>
              </>
            ) : null
          }
          saved={saved ?? t('saved')}
          saveLabel={t('save')}
        />
      </form>
    </section>
  )
}
