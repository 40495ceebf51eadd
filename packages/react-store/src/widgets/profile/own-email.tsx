import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useRef } from 'react'
import { useAuthCall } from '../../hooks/use-auth-call.ts'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'
import { failureText } from '../../widget-parts/failure-text.ts'
import type { OwnPartProps } from './own-part.ts'

/** The e-mail, whether it is confirmed, and another one. */
export function OwnEmail({ person, audience, onChange }: OwnPartProps) {
  const store = useStore()
  const { language } = store
  const words = useWords('profile').email
  const { fields } = useWords('account')
  const letter = useAuthCall()
  const wish = useAuthCall()
  const said = useRef<HTMLParagraphElement>(null)
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-profile.ts')).startEmailChange(store, {
      audience,
      values: {},
      onChange,
    }),
  )
  const { email, is_email_confirmed, new_email } = person
  async function takeBack() {
    await wish.run(async () => {
      const { changePerson } = await import('../../journeys/auth-profile.ts')
      // The present address asked for again takes the wish for another back.
      onChange(await changePerson(store, audience, { email }))
      journey.send({ type: 'form.forget' })
    })
    said.current?.focus()
  }
  const failure = wish.failure ?? letter.failure
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
        <div className="shyrdak-profile-actions">
          <Button
            tone="secondary"
            size="small"
            busy={letter.state === 'doing'}
            onClick={() => void letter.run(({ auth }) => auth.email.sendConfirmation())}
          >
            {words.sendAgain}
          </Button>
          {new_email ? (
            <Button tone="quiet" size="small" busy={wish.state === 'doing'} onClick={() => void takeBack()}>
              {words.cancel}
            </Button>
          ) : null}
        </div>
      )}
      {/* Takes the focus from a button that leaves with what it took back. */}
      <p role="status" tabIndex={-1} ref={said}>
        {failure
          ? failureText(failure, language)
          : wish.state === 'done' && !new_email
            ? words.canceled
            : letter.state === 'done'
              ? words.sentAgain
              : ''}
      </p>
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
        clears
        done={<Alert tone="success" live="off" title={words.sent} />}
      />
    </section>
  )
}
