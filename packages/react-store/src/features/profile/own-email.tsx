import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { useRef } from 'react'
import { useProfileCall } from './use-profile-call.ts'
import { loadLate } from '../../store/load-late.ts'
import { useOwnFlow } from '../../store/use-own-flow.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { AccountForm } from '../account/account-form.tsx'
import { failureText } from '../../parts/failure-text.ts'
import type { OwnPartProps } from './own-part.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'
import { CollapsedForm } from './collapsed-form.tsx'

export function OwnEmail({ person, audience, onChange }: OwnPartProps) {
  const store = useStore()
  const t = useMessages('profile')
  const tAccount = useMessages('account')
  const i18n = useCodeMessages('errors')
  const resend = useProfileCall()
  const cancel = useProfileCall()
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
      const { changePerson } = await loadLate(store, () => import('./start-profile.ts'))
      // Requesting the current email again cancels the change.
      onChange(await changePerson(store, audience, { email }))
      flow.send({ type: 'form.forget' })
    })
    status.current?.focus()
  }
  const failure = cancel.failure ?? resend.failure
  return (
    <ProfilePart id="profile-email" title={t('email.title')}>
      <p>
        <strong>{email}</strong>{' '}
        <span className="shyrdak-profile-note">
          {is_email_confirmed ? t('email.confirmed') : t('email.unconfirmed')}
        </span>
      </p>
      {new_email ? <p>{t('email.waits', { address: new_email })}</p> : null}
      {is_email_confirmed && !new_email ? null : (
        <div className="shyrdak-profile-actions">
          <Button
            tone="secondary"
            size="small"
            busy={resend.isBusy}
            onClick={() => void resend.run(({ auth }) => auth.email.sendConfirmation())}
          >
            {t('email.sendAgain')}
          </Button>
          {new_email ? (
            <Button tone="quiet" size="small" busy={cancel.isBusy} onClick={() => void cancelChange()}>
              {t('email.cancel')}
            </Button>
          ) : null}
        </div>
      )}
      {/* Receives the focus of the button, which disappears. */}
      <p role="status" tabIndex={-1} ref={status}>
        {failure
          ? failureText(failure, i18n)
          : cancel.state === 'done' && !new_email
            ? t('email.canceled')
            : resend.state === 'done'
              ? t('email.sentAgain')
              : ''}
      </p>
      <CollapsedForm label={t('email.submit')}>
        <AccountForm
          flow={flow}
          label={t('email.title')}
          submit={t('email.submit')}
          tone="secondary"
          fields={[
            { name: 'email', label: t('email.newEmail'), isWide: true },
            {
              name: 'password',
              label: tAccount('fields.current_password'),
              autoComplete: 'current-password',
              isWide: true,
            },
          ]}
          clears
          done={<Alert tone="success" live="off" title={t('email.sent')} />}
        />
      </CollapsedForm>
    </ProfilePart>
  )
}
