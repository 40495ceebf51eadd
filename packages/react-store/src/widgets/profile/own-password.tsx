import { Alert } from '@shyrdak/blocks/parts/alert'
import { useOwnJourney } from '../../hooks/use-own-journey.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { readTemporary } from '../../journeys/auth-temporary.ts'
import { AccountForm } from '../../widget-parts/account-form.tsx'

/** A new password; the old one is not asked for where a temporary one opened the session. */
export function OwnPassword() {
  const { ports } = useStore()
  const words = useWords('profile').password
  const { hints } = useWords('account')
  const isTemporary = readTemporary(ports)
  const journey = useOwnJourney(async (store) =>
    (await import('../../journeys/auth-password.ts')).startPasswordChange(store),
  )
  return (
    <section className="shyrdak-profile-part" aria-labelledby="password">
      <h2 id="password">{words.title}</h2>
      {isTemporary ? <Alert tone="warning" live="off" title={words.wasTemporary} /> : null}
      <AccountForm
        journey={journey}
        label={words.title}
        submit={words.submit}
        fields={[
          ...(isTemporary ? [] : [{ name: 'current_password' } as const]),
          { name: 'password', label: words.newPassword, hint: hints.password },
        ]}
        clears
        done={<Alert tone="success" live="off" title={words.saved} />}
      />
    </section>
  )
}
