import { managedSoles, MAX_SOLES, type NewSole } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { FormSection } from '../form/form-section.tsx'
import { ImageField } from '../form/image-field.tsx'
import { TextInLanguages } from '../form/text-in-languages.tsx'
import { soleToSend, type SoleForm } from './sole-form.ts'

interface Props {
  /** Its number, if it has one. */
  id?: number
  sole: SoleForm
  /** Resolves with the sole as the store has it. */
  save: (body: NewSole) => Promise<SoleForm>
  reload?: () => Promise<SoleForm>
}

const ALL = { per_page: MAX_SOLES }

/** What a sole is called, and what it looks like. */
export function SoleSection({ id, sole, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/soles')
  const call = useDeskCall()
  // Until they are there, and of those that a colleague adds meanwhile, the store says it.
  const { data: all } = useQuery({
    queryKey: [managedSoles.list.path, ALL],
    queryFn: ({ signal }) => call(managedSoles.list, { query: ALL, signal }),
  })
  const others = all?.data.filter((one) => one.id !== id) ?? []
  return (
    <FormSection
      label={t('facts')}
      read={sole}
      names={{ name: t('name'), photo: t('photo') }}
      bodyOf={(form) => soleToSend(form, sole, others)}
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
