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
  /** The id; absent for a new sole. */
  id?: number
  sole: SoleForm
  /** Resolves with the stored sole. */
  save: (body: NewSole) => Promise<SoleForm>
  reload?: () => Promise<SoleForm>
}

const ALL = { per_page: MAX_SOLES }

/** The form for a sole's name and photo. */
export function SoleSection({ id, sole, save, reload }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/soles')
  const call = useDeskCall()
  // To report duplicate names early. The API checks as well, against soles that are not loaded here.
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
