import type { NewSole } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { FormSection } from '../form/form-section.tsx'
import { ImageField } from '../form/image-field.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { soleToSend, type SoleForm } from './sole-form.ts'

interface Props {
  sole: SoleForm
  /** Resolves with the sole as the store has it. */
  save: (body: NewSole) => Promise<SoleForm>
  reload?: () => Promise<SoleForm>
}

/** What a sole is called, and what it looks like. */
export function SoleSection({ sole, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/soles')
  return (
    <FormSection
      label={t('facts')}
      read={sole}
      names={{ name: t('name'), photo: t('photo') }}
      bodyOf={soleToSend}
      save={save}
      reload={reload}
      saveLabel={reload ? undefined : t('create')}
    >
      {({ form, isLocked, errorOf, change }) => (
        <>
          <TextInLanguages
            field="name"
            legend={t('name')}
            isRequired="all"
            value={form.name}
            isLocked={isLocked}
            errorOf={errorOf}
            onType={(name, key) => change((now) => ({ ...now, name }), key)}
          />
          <ImageField
            label={t('photo')}
            hint={t('photoHint')}
            value={form.photo || null}
            isReadOnly={isLocked}
            error={errorOf('photo')}
            onChange={(photo) => change((now) => ({ ...now, photo: photo ?? '' }), 'photo')}
          />
        </>
      )}
    </FormSection>
  )
}
