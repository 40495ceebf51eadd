import type { NewPriceList } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { nameToSend, type NameForm } from './name-form.ts'

interface Props {
  read: NameForm
  /** Resolves with the stored name. */
  save: (body: NewPriceList) => Promise<NameForm>
  reload?: () => Promise<NameForm>
}

/** The form for a price list's name in each language. */
export function NameSection({ read, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/price-lists')
  return (
    <FormSection
      label={t('name')}
      read={read}
      names={{ name: t('name') }}
      bodyOf={nameToSend}
      save={save}
      reload={reload}
      saved={t('savedName')}
    >
      {({ form, isLocked, errorOf, change }) => (
        <TextInLanguages
          field="name"
          legend={t('name')}
          hint={t('nameLead')}
          isRequired="all"
          value={form.name}
          isLocked={isLocked}
          errorOf={errorOf}
          onType={(name, key) => change(() => ({ name }), key)}
        />
      )}
    </FormSection>
  )
}
