import './packing-slip.css'
import { isShyrdakError } from '@shyrdak/sdk'
import { countries } from '@shyrdak/sdk/contract'
import { managedOrders, type ManagedOrder } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { readOtherLanguage } from '../../messages/other-languages.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { InLanguage } from '../../shell/in-language.tsx'
import { useDeskCall } from '../desk-call.ts'
import { Loaded } from '../loaded.tsx'
import { PrintedPage } from './printed-page.tsx'
import { SLIP_NAMESPACES, SlipSheet } from './slip-sheet.tsx'
import { hasSlip, WithoutSlip } from './without-slip.tsx'

interface Props {
  /** The ids of the orders. */
  ids: readonly number[]
  /** Returns the title of the document. Called without orders until they are loaded. */
  titleOf: (orders: readonly ManagedOrder[]) => string
  /** A link back to the order or to the list. It is not printed. */
  back: ReactNode
}

/** Prints packing slips, each on its own sheet and in its buyer's language. */
export function PrintedSlips({ ids, titleOf, back }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  const call = useDeskCall()
  const query = useQuery({
    queryKey: ['packing slips', ids],
    async queryFn({ signal }) {
      const readOne = async (id: number) => {
        try {
          return [await call(managedOrders.read, { params: { id }, signal })]
        } catch (error) {
          // The other slips are still printed.
          if (ids.length > 1 && isShyrdakError(error) && error.code === 'NOT_FOUND') return []
          throw error
        }
      }
      const [found, { data }] = await Promise.all([
        Promise.all(ids.map(readOne)),
        call(countries.list, { query: { per_page: 250 }, signal }),
      ])
      const orders = found.flat()
      const others = new Set(orders.filter(hasSlip).map((order) => order.language))
      others.delete(language)
      await Promise.all([...others].map((other) => readOtherLanguage(other, SLIP_NAMESPACES)))
      return { orders, countries: data }
    },
  })
  return (
    <main className="site-slip-page">
      <p className="site-slip-actions">{back}</p>
      {query.data ? null : <h1>{titleOf([])}</h1>}
      <Loaded query={query}>
        {(read) => {
          const missing = ids.length - read.orders.length
          const notice = missing > 0 ? t('slipsMissing', { count: missing }) : t('slipsNone')
          const printed = read.orders.filter(hasSlip)
          if (printed.length === 0)
            return (
              <>
                <h1>{titleOf(read.orders)}</h1>
                {missing > 0 || read.orders.length === 0 ? <p>{notice}</p> : null}
                <WithoutSlip orders={read.orders} className="site-desk-note" />
              </>
            )
          return (
            <PrintedPage title={titleOf(printed)}>
              {missing > 0 ? <p className="site-slip-actions">{notice}</p> : null}
              <WithoutSlip orders={read.orders} className="site-slip-actions" />
              {printed.map((order) => (
                <InLanguage key={order.id} language={order.language} countries={read.countries}>
                  <SlipSheet order={order} />
                </InLanguage>
              ))}
            </PrintedPage>
          )
        }}
      </Loaded>
    </main>
  )
}
