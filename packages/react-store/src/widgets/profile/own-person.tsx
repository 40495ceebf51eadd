import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'
import type { OwnPartProps } from './own-part.ts'

/** Name and phone. */
export function OwnPerson({ person, audience, onChange }: OwnPartProps) {
  const words = useWords('profile').person
  const { first_name, last_name, phone } = person
  const values = { first_name, last_name, phone: phone ?? '' }
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-profile.ts')).startPersonChange(store, { audience, values, onChange }),
  )
  return (
    <section className="shyrdak-profile-part" aria-labelledby="profile-person">
      <h2 id="profile-person">{words.title}</h2>
      <AccountForm
        journey={journey}
        label={words.title}
        submit={words.submit}
        fields={[
          { name: 'first_name', value: first_name },
          { name: 'last_name', value: last_name },
          { name: 'phone', value: phone ?? '', isWide: true },
        ]}
        done={<Alert tone="success" live="off" title={words.saved} />}
      />
    </section>
  )
}
