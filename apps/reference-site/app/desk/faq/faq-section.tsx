import type { PublishedQuestion } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { FaqFields } from './faq-fields.tsx'
import { faqChanges, faqToSend, faqWrong, type FaqForm } from './faq-form.ts'

interface Props {
  entry: FaqForm
  /** Resolves with the entry as the store has it. */
  save: (body: PublishedQuestion) => Promise<FaqForm>
  reload?: () => Promise<FaqForm>
}

/** A question and its answer, with a button to save them. */
export function FaqSection({ entry, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/faq')
  const { ref, form, change, errorOf, ...writing } = useDeskForm({
    read: entry,
    formOf: (read) => read,
    changes: faqChanges,
    isNews: (before, now) => faqChanges(before, now) > 0,
    bodyOf: faqToSend,
    wrongOf: (_, issues) => faqWrong(issues),
    save,
    ...(reload && { reload }),
  })
  return (
    <section className="site-desk-section" aria-label={t('entry')}>
      <form ref={ref} noValidate onSubmit={writing.submit}>
        <FaqFields id="desk-faq" form={form} isLocked={writing.isSaving} errorOf={errorOf} change={change} />
        <SaveBar {...writing} stale={t('stale')} saved={t('saved')} />
      </form>
    </section>
  )
}
