import { Button } from '@shyrdak/blocks/parts/button'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { Session } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/format'
import { useRef, useState } from 'react'
import { useProfileCall } from './use-profile-call.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { deviceName } from './device-name.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'

export interface SessionsProps {
  readonly sessions: readonly Session[]
}

export function OwnSessions({ sessions: loaded }: SessionsProps) {
  const { language, auth } = useStore()
  const t = useMessages('profile')
  const i18n = useCodeMessages('errors')
  const [sessions, setSessions] = useState(loaded)
  const { isBusy, state, failure, run } = useProfileCall()
  const status = useRef<HTMLParagraphElement>(null)
  const end = (id: number) =>
    void run(async (sdk) => {
      await sdk.auth.sessions.end({ params: { id } })
      setSessions((before) => before.filter((one) => one.id !== id))
      status.current?.focus()
    })
  const endAll = () =>
    void run(async (sdk) => {
      await sdk.auth.sessions.endAll()
      await auth.send({ type: 'session.close' })
    })
  return (
    <ProfilePart id="profile-sessions" title={t('sessions.title')} text={t('sessions.text')}>
      <ul className="shyrdak-profile-sessions">
        {sessions.map(({ id, user_agent, is_current, last_seen_at }) => {
          const device = deviceName(user_agent) ?? t('sessions.unknownDevice')
          return (
            <li className="shyrdak-profile-session" key={id}>
              <div>
                <strong>{device}</strong>
                <span className="shyrdak-profile-note">
                  {is_current ? (
                    t('sessions.here')
                  ) : (
                    <UnbrokenName
                      text={t('sessions.lastSeen', { time: formatDateTime(last_seen_at, language) })}
                    />
                  )}
                </span>
              </div>
              {is_current ? null : (
                <Button
                  tone="secondary"
                  size="small"
                  busy={isBusy}
                  aria-label={`${t('sessions.end')}: ${device}`}
                  onClick={() => end(id)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {/* Receives the focus of the button, which disappears with its session. */}
      <p role="status" tabIndex={-1} ref={status}>
        {state === 'done' ? t('sessions.ended') : failure ? failureText(failure, i18n) : ''}
      </p>
      <div>
        <Button tone="secondary" busy={isBusy} onClick={endAll}>
          {t('sessions.endAll')}
        </Button>
      </div>
    </ProfilePart>
  )
}
