import { managedFaq } from '@shyrdak/sdk/management'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useCreate } from '../use-create.ts'
import { useGoAndAnnounce } from '../use-go-and-announce.ts'
import { emptyEntry, faqFormOf, faqTabOf } from './faq-form.ts'
import { FaqSection } from './faq-section.tsx'

/** Adds an FAQ entry at the end of its section and returns to that section. */
export function NewFaqEntryPage() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/faq')
  const create = useCreate(managedFaq.create)
  const arrive = useGoAndAnnounce()
  const [search] = useSearchParams()
  const [entry] = useState(() => emptyEntry(faqTabOf(search.get('tab'))))
  return (
    <DeskPage title={t('add')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/faq">{t('back')}</BackLink>
      </p>
      <FaqSection
        entry={entry}
        save={async (body) => {
          const made = faqFormOf(await create({ body }))
          await arrive(`/desk/faq?tab=${made.tab}`, t('added'))
          return made
        }}
      />
    </DeskPage>
  )
}
