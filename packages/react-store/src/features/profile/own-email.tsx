import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useRef } from 'react'
import { useAuthCall } from './use-auth-call.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { AccountForm } from '../account/account-form.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { OwnPartProps } from './own-part.ts'

export function OwnEmail({ person, audience, onChange }: OwnPartProps) {
  const store = useStore()
  const { language } = store
  const messages = useMessages('profile').email
  const { fields } = useMessages('account')
  const resend = useAuthCall()
  const cancel = useAuthCall()
  const status = useRef<HTMLParagraphElement>(null)
  const flow = useOwnFlow(async (store) =>
    (await import('./start-profile.ts')).startEmailChange(store, {
      audience,
      values: {},
      onChange,
    }),
  )
  const { email, is_email_confirmed, new_email } = person
  async function cancelChange() {
    await cancel.run(async () => {
      const { changePerson } = await import('./start-profile.ts')
      // Requesting the current email again cancels the change.
      onChange(await changePerson(store, audience, { email }))
      flow.send({ type: 'form.forget' })
    })
    status.current?.focus()
  }
  const failure = cancel.failure ?? resend.failure
  return (
    <section className="shyrdak-profile-part" aria-labelledby="profile-email">
      <h2 id="profile-email">{messages.title}</h2>
      <p>
        <strong>{email}</strong>{' '}
        <span className="shyrdak-profile-note">
          {is_email_confirmed ? messages.confirmed : messages.unconfirmed}
        </span>
      </p>
      {new_email ? <p>{messages.waits(new_email)}</p> : null}
      {is_email_confirmed && !new_email ? null : (
        <div className="shyrdak-profile-actions">
          <Button
            tone="secondary"
            size="small"
            busy={resend.state === 'doing'}
            onClick={() => void resend.run(({ auth }) => auth.email.sendConfirmation())}
          >
            {messages.sendAgain}
          </Button>
          {new_email ? (
            <Button
              tone="quiet"
              size="small"
              busy={cancel.state === 'doing'}
              onClick={() => void cancelChange()}
            >
              {messages.cancel}
            </Button>
          ) : null}
        </div>
      )}
      {/* Takes the focus of the button, which disappears. */}
      <p role="status" tabIndex={-1} ref={status}>
        {failure
          ? failureText(failure, language)
          : cancel.state === 'done' && !new_email
            ? messages.canceled
            : resend.state === 'done'
              ? messages.sentAgain
              : ''}
      </p>
      <AccountForm
        flow={flow}
        label={messages.title}
        submit={messages.submit}
        fields={[
          { name: 'email', label: messages.newEmail, isWide: true },
          {
            name: 'password',
            label: fields.current_password,
            autoComplete: 'current-password',
            isWide: true,
          },
        ]}
        clears
        done={<Alert tone="success" live="off" title={messages.sent} />}
      />
    </section>
  )
}
