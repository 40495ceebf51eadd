import { localized } from '@shyrdak/sdk/format'
import { managedSoles } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveSection } from '../form/remove-section.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { soleFormOf } from './sole-form.ts'
import { SoleSection } from './sole-section.tsx'

/** The page of a sole. */
export function SolePage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/soles')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedSoles.read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.name, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/soles">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, uses, goods, ...sole }) => (
          <>
            <p className="site-desk-note">{t('goods', { count: goods })}</p>
            <SoleSection
              id={id}
              sole={soleFormOf(sole)}
              save={async (body) =>
                soleFormOf(await save(call(managedSoles.update, { params, query: { revision }, body })))
              }
              reload={async () => soleFormOf(await reload())}
            />
            <RemoveSection
              lead={t('removeLead')}
              question={t('removeAsk')}
              uses={uses}
              list="/desk/soles"
              removed={t('removed', { name: localized(sole.name, language) })}
              remove={() => call(managedSoles.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
