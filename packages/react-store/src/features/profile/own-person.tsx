import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AccountForm } from '../account/account-form.tsx'
import type { OwnPartProps } from './own-part.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'

export function OwnPerson({ person, audience, onChange }: OwnPartProps) {
  const t = useMessages('profile')
  const { first_name, last_name, phone } = person
  const values = { first_name, last_name, phone: phone ?? '' }
  const flow = useOwnFlow(async (store) =>
    (await import('./start-profile.ts')).startPersonChange(store, { audience, values, onChange }),
  )
  return (
    <ProfilePart id="profile-person" title={t('person.title')}>
      <AccountForm
        flow={flow}
        name="person"
        label={t('person.title')}
        submit={t('person.submit')}
        tone="secondary"
        fields={[
          { name: 'first_name', value: first_name },
          { name: 'last_name', value: last_name },
          { name: 'phone', value: phone ?? '', isWide: true },
        ]}
        done={<Alert tone="success" live="off" title={t('person.saved')} />}
      />
    </ProfilePart>
  )
}
