import { listPrices } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { readAll } from '../places/read-all.ts'
import { BulkPricesForm } from './bulk-prices-form.tsx'

/**
 * Changes many prices of a list at once, by percentage or pasted from a spreadsheet, with a preview before
 * saving.
 */
export function BulkPricesPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/bulk-prices')
  const call = useDeskCall()
  const query = useQuery({
    queryKey: ['bulk prices', id],
    async queryFn({ signal }) {
      const prices = await readAll(call, listPrices.list, { params: { id }, signal })
      return prices.filter(({ state }) => state !== 'past')
    },
    // The preview must not change while the manager looks at it.
    refetchOnWindowFocus: false,
  })
  return (
    <DeskPage title={t('title')}>
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/price-lists/${id}`}>{messagesIn(language, 'desk/prices')('toList')}</a>
      </p>
      <Loaded query={query}>
        {(rows) => <BulkPricesForm list={id} rows={rows} refetch={() => query.refetch()} />}
      </Loaded>
    </DeskPage>
  )
}
