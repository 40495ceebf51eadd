import type { Endpoint } from '@shyrdak/sdk/contract'
import type { managedFaq } from '@shyrdak/sdk/management'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Loaded } from '../loaded.tsx'
import { changedOrder, orderToSend, renewedOrder, type OrderedRow } from './order-form.ts'
import { readAll, type RowsEndpoint } from '../places/read-all.ts'
import { SortableList } from './sortable-list.tsx'

/** Where an order is put; the same for every kind of content. */
type OrderEndpoint = Endpoint & Pick<(typeof managedFaq)['order'], 'body' | 'response'>

interface Props<Row> {
  title: string
  /** Back to the list, and whatever else narrows it. */
  ways: ReactNode
  /** Lists beside this one, each with an order of its own. */
  sections?: {
    readonly label: string
    readonly links: readonly { readonly title: string; readonly href: string; readonly isChosen: boolean }[]
  }
  list: RowsEndpoint<Row>
  /** What narrows the list. */
  query?: object
  order: OrderEndpoint
  /** What is there to see once it is saved. */
  saved: string
  rowOf: (row: Row) => Omit<OrderedRow, 'id' | 'depth'>
}

/** Nothing narrows it. */
const ALL = {}

const ordered = (row: Omit<OrderedRow, 'id' | 'depth'>): OrderedRow => ({
  ...row,
  id: String(row.number),
  depth: 0,
})

/** A page on which all things of a list are put in another order, which is saved as a whole. */
export function OrderPage<Row>({
  title,
  ways,
  sections,
  list,
  query = ALL,
  order,
  saved,
  rowOf,
}: Props<Row>) {
  const call = useDeskCall()
  const client = useQueryClient()
  const options = queryOptions({
    queryKey: [list.path, 'all', query],
    queryFn: async ({ signal }) =>
      (await readAll(call, list, { query, signal })).map((row) => ordered(rowOf(row))),
    // Nothing moves under the hands of whoever puts it in order: what a colleague did is told when it is saved.
    refetchOnWindowFocus: false,
  })
  const read = useQuery(options)
  return (
    <DeskPage title={title}>
      <p className="site-desk-ways">{ways}</p>
      {sections ? (
        <nav className="site-desk-filters" aria-label={sections.label}>
          <ul>
            {sections.links.map(({ title: name, href, isChosen }) => (
              <li key={href}>
                <a href={href} aria-current={isChosen ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Loaded query={read}>
        {(rows) => (
          <OrderSection
            title={title}
            rows={rows}
            saved={saved}
            save={async (body, made) => {
              await call(order, { body })
              client.setQueryData(options.queryKey, () => made)
              return made
            }}
            reload={async () => {
              const { data, error } = await read.refetch()
              if (error) throw error
              return data ?? rows
            }}
          />
        )}
      </Loaded>
    </DeskPage>
  )
}

interface SectionProps {
  title: string
  rows: readonly OrderedRow[]
  saved: string
  save: (body: ReturnType<typeof orderToSend>, rows: OrderedRow[]) => Promise<OrderedRow[]>
  reload: () => Promise<OrderedRow[]>
}

function OrderSection({ title, rows, saved, save, reload }: SectionProps) {
  const t = messagesIn(usePageContext().language, 'desk/sorting')
  const { ref, form, change, ...ordering } = useDeskForm({
    read: rows,
    formOf: (read): readonly OrderedRow[] => read,
    renew: renewedOrder,
    changes: changedOrder,
    bodyOf: (made, read) => ({ body: orderToSend(made, read), wrong: null }),
    save: (body, made) => save(body, [...made]),
    reload,
  })
  if (rows.length === 0) return <p className="site-desk-note">{t('none')}</p>
  return (
    <section className="site-desk-section" aria-label={title}>
      <p className="site-desk-note">{t('lead')}</p>
      <form ref={ref} noValidate onSubmit={ordering.submit}>
        <SortableList
          label={title}
          rows={form}
          isLocked={ordering.isSaving}
          nameOf={({ name }) => name}
          onChange={(moved) => change(() => moved)}
        >
          {({ name, note }) => (
            <>
              {name}
              {note === '' ? null : <span className="site-desk-note">{note}</span>}
            </>
          )}
        </SortableList>
        <SaveBar {...ordering} canTakeTheirs stale={t('stale')} saved={saved} />
      </form>
    </section>
  )
}
