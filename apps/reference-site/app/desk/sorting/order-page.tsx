import type { Endpoint } from '@shyrdak/sdk/contract'
import type { managedFaq } from '@shyrdak/sdk/management'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { DeskEmpty } from '../desk-empty.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { Loaded } from '../loaded.tsx'
import { readAll, type RowsEndpoint } from '../places/read-all.ts'
import { OrderSection, type OrderedRow } from './order-section.tsx'
import type { Places } from './places.ts'

/** An endpoint that saves an order, the same for every kind of content. */
type OrderEndpoint = Endpoint & Pick<(typeof managedFaq)['order'], 'body' | 'response'>

interface Props<Row extends { id: number }> {
  title: string
  /** Links back to the list. */
  ways: ReactNode
  /** Links to other lists, each with its own order. */
  sections?: ComponentProps<typeof FilterLinks>
  list: RowsEndpoint<Row>
  /** The filter of the list. */
  query?: object
  order: OrderEndpoint
  /** The message after saving. */
  saved: string
  rowOf: (row: Row) => Omit<OrderedRow, 'id' | 'depth'>
}

/** No filter. */
const ALL = {}

const idsOf = (places: Places) => places.map(({ id }) => id)

/** A page to change the order of all items in a list, which is saved as a whole. */
export function OrderPage<Row extends { id: number }>({
  title,
  ways,
  sections,
  list,
  query = ALL,
  order,
  saved,
  rowOf,
}: Props<Row>) {
  const t = messagesIn(usePageContext().language, 'desk/sorting')
  const call = useDeskCall()
  const client = useQueryClient()
  const options = queryOptions({
    queryKey: [list.path, 'all', query],
    queryFn: ({ signal }) => readAll(call, list, { query, signal }),
    // Rows must not move while the manager sorts them. Changes by colleagues are reported on saving.
    refetchOnWindowFocus: false,
  })
  const read = useQuery(options)
  const orderedRows = (rows: readonly Row[]) => rows.map((row) => ({ ...rowOf(row), id: row.id, depth: 0 }))
  return (
    <DeskPage title={title}>
      <p className="site-desk-ways">{ways}</p>
      {sections ? <FilterLinks {...sections} /> : null}
      <Loaded query={read}>
        {(rows) =>
          rows.length === 0 ? (
            <DeskEmpty>{t('none')}</DeskEmpty>
          ) : (
            <>
              <p className="site-desk-note">{t('lead')}</p>
              <OrderSection
                label={title}
                levels={1}
                rows={orderedRows(rows)}
                saved={saved}
                save={async (was, places) => {
                  await call(order, { body: { was: idsOf(was), ids: idsOf(places) } })
                  const known = new Map(rows.map((row) => [row.id, row]))
                  const made = places.flatMap(({ id }) => known.get(id) ?? [])
                  client.setQueryData(options.queryKey, () => made)
                  return orderedRows(made)
                }}
                reload={async () => {
                  const { data, error } = await read.refetch()
                  if (error) throw error
                  return orderedRows(data ?? rows)
                }}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}
