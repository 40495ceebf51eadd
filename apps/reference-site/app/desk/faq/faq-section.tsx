import type { PublishedQuestion } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { FaqFields } from './faq-fields.tsx'
import { faqToSend, type FaqForm } from './faq-form.ts'

interface Props {
  entry: FaqForm
  /** Resolves with the stored entry. */
  save: (body: PublishedQuestion) => Promise<FaqForm>
  reload?: () => Promise<FaqForm>
}

/** The form for a question and its answer. */
export function FaqSection({ entry, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/faq')
  return (
    <FormSection label={t('entry')} read={entry} bodyOf={faqToSend} save={save} reload={reload}>
      {(fields) => <FaqFields id="desk-faq" {...fields} />}
    </FormSection>
  )
}
