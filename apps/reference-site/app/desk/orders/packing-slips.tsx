import './packing-slip.css'
import { isShyrdakError } from '@shyrdak/sdk'
import { countries } from '@shyrdak/sdk/contract'
import { managedOrders } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { readOtherLanguage } from '../../messages/other-languages.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { InLanguage } from '../../shell/in-language.tsx'
import { useDeskCall } from '../desk-call.ts'
import { Loaded } from '../loaded.tsx'
import { slipsIn } from './packing-slip-path.ts'
import { PrintedPage } from './printed-page.tsx'
import { SLIP_NAMESPACES, SlipSheet } from './slip-sheet.tsx'
import { hasSlip, WithoutSlip } from './without-slip.tsx'

/** The page that prints several packing slips, each on its own sheet and in its buyer's language. */
export function PackingSlipsPage() {
  const [search] = useSearchParams()
  const ids = slipsIn(search)
  const { language, prefix } = usePageContext()
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
          if (isShyrdakError(error) && error.code === 'NOT_FOUND') return []
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
      {query.data ? null : <h1>{t('slips')}</h1>}
      <Loaded query={query}>
        {(read) => {
          const missing = ids.length - read.orders.length
          const notice = missing > 0 ? t('slipsMissing', { count: missing }) : t('slipsNone')
          const printed = read.orders.filter(hasSlip)
          if (printed.length === 0)
            return (
              <>
                <h1>{t('slips')}</h1>
                {missing > 0 || read.orders.length === 0 ? <p>{notice}</p> : null}
                <WithoutSlip orders={read.orders} className="site-desk-note" />
                <p>
                  <a href={`${prefix}/desk/orders`}>{t('back')}</a>
                </p>
              </>
            )
          return (
            <PrintedPage title={t('slips')}>
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
