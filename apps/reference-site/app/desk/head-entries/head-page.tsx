import { managedHead } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { headFormOf } from './head-form.ts'
import { HeadSection } from './head-section.tsx'

/** The page of a head entry. */
export function HeadEntryPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/head-entries')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedHead.read, { params })
  return (
    <DeskPage title={t('one', { id })}>
      <p className="site-desk-ways">
        <BackLink list="/desk/head-entries">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, ...entry }) => (
          <>
            <HeadSection
              entry={headFormOf(entry)}
              save={async (body) =>
                headFormOf(await save(call(managedHead.update, { params, query: { revision }, body })))
              }
              reload={async () => headFormOf(await reload())}
            />
            <RemoveItem
              question={t('removeQuestion')}
              list="/desk/head-entries"
              removed={t('removed')}
              remove={() => call(managedHead.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
