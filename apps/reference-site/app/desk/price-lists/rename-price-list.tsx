import { messagesIn } from '../../messages/messages-in.ts'
import { localized } from '@shyrdak/sdk/format'
import { priceLists } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { nameFormOf } from './name-form.ts'
import { NameSection } from './name-section.tsx'

/** The page to rename a price list. */
export function RenamePriceListPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/price-lists')
  const call = useDeskCall()
  const { query, save, reload } = useItem(priceLists.read, { params: { id } })
  return (
    <DeskPage title={query.data ? localized(query.data.name, language) : t('title')}>
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/price-lists/${id}`}>{t('toPrices')}</a>
      </p>
      <Loaded query={query}>
        {({ name, revision }) => (
          <NameSection
            read={nameFormOf({ name })}
            save={async (body) =>
              nameFormOf(await save(call(priceLists.update, { params: { id }, query: { revision }, body })))
            }
            reload={async () => nameFormOf(await reload())}
          />
        )}
      </Loaded>
    </DeskPage>
  )
}
