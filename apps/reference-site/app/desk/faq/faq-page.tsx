import { localized } from '@shyrdak/sdk/format'
import { managedFaq } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { faqFormOf } from './faq-form.ts'
import { FaqSection } from './faq-section.tsx'

/** The page of an FAQ entry. */
export function FaqPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  const call = useDeskCall()
  const params = { id }
  const { query, save, reload } = useItem(managedFaq.read, { params })
  return (
    <DeskPage title={query.data ? localized(query.data.question, language) : t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/faq">{t('back')}</BackLink>
        <a href={`${prefix}/pages/faq`}>{t('inShop')}</a>
      </p>
      <Loaded query={query}>
        {({ revision, ...entry }) => (
          <>
            <FaqSection
              entry={faqFormOf(entry)}
              save={async (body) =>
                faqFormOf(await save(call(managedFaq.update, { params, query: { revision }, body })))
              }
              reload={async () => faqFormOf(await reload())}
            />
            <RemoveItem
              question={t('removeQuestion')}
              list="/desk/faq"
              removed={t('removed')}
              remove={() => call(managedFaq.remove, { params, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
