import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuthCall } from '../../hooks/use-auth-call.ts'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'
import { failureText } from '../../widget-parts/failure-text.ts'
import type { OwnPartProps } from './own-part.ts'

/** The e-mail, whether it is confirmed, and another one. */
export function OwnEmail({ person, audience, onChange }: OwnPartProps) {
  const { language } = useStore()
  const words = useWords('profile').email
  const { fields } = useWords('account')
  const { state, failure, run } = useAuthCall()
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-profile.ts')).startEmailChange(store, {
      audience,
      values: {},
      onChange,
    }),
  )
  const { email, is_email_confirmed, new_email } = person
  return (
    <section className="shyrdak-profile-part" aria-labelledby="profile-email">
      <h2 id="profile-email">{words.title}</h2>
      <p>
        <strong>{email}</strong>{' '}
        <span className="shyrdak-profile-note">
          {is_email_confirmed ? words.confirmed : words.unconfirmed}
        </span>
      </p>
      {new_email ? <p>{words.waits(new_email)}</p> : null}
      {is_email_confirmed && !new_email ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            busy={state === 'doing'}
            onClick={() => void run(({ auth }) => auth.email.sendConfirmation())}
          >
            {words.sendAgain}
          </Button>
          <p role="status">
            {state === 'done' ? words.sentAgain : failure ? failureText(failure, language) : ''}
          </p>
        </div>
      )}
      <AccountForm
        journey={journey}
        label={words.title}
        submit={words.submit}
        fields={[
          { name: 'email', label: words.newEmail, isWide: true },
          {
            name: 'password',
            label: fields.current_password,
            autoComplete: 'current-password',
            isWide: true,
          },
        ]}
        done={<Alert tone="success" live="off" title={words.sent} />}
      />
    </section>
  )
}
