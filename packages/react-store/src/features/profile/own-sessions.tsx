import { Button } from '@shyrdak/blocks/parts/button'
import type { Session } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/format'
import { useState } from 'react'
import { useAuthCall } from './use-auth-call.ts'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { deviceName } from './device-name.ts'

export interface SessionsProps {
  readonly sessions: readonly Session[]
}

export function OwnSessions({ sessions: loaded }: SessionsProps) {
  const { language, auth } = useStore()
  const messages = useMessages('profile').sessions
  const [sessions, setSessions] = useState(loaded)
  const { state, failure, run } = useAuthCall()
  const end = (id: number) =>
    void run(async (sdk) => {
      await sdk.auth.sessions.end({ params: { id } })
      setSessions((before) => before.filter((one) => one.id !== id))
    })
  const endAll = () =>
    void run(async (sdk) => {
      await sdk.auth.sessions.endAll()
      await auth.send({ type: 'session.close' })
    })
  return (
    <section className="shyrdak-profile-part" aria-labelledby="profile-sessions">
      <h2 id="profile-sessions">{messages.title}</h2>
      <p className="shyrdak-profile-note">{messages.text}</p>
      <ul className="shyrdak-profile-sessions">
        {sessions.map(({ id, user_agent, is_current, last_seen_at }) => (
          <li className="shyrdak-profile-session" key={id}>
            <div>
              <strong>{deviceName(user_agent) ?? messages.unknownDevice}</strong>
              <span className="shyrdak-profile-note">
                {is_current ? messages.here : messages.lastSeen(formatDateTime(last_seen_at, language))}
              </span>
            </div>
            {is_current ? null : (
              <Button tone="secondary" size="small" busy={state === 'doing'} onClick={() => end(id)}>
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{state === 'done' ? messages.ended : failure ? failureText(failure, language) : ''}</p>
      <div>
        <Button tone="secondary" busy={state === 'doing'} onClick={endAll}>
          {messages.endAll}
        </Button>
      </div>
    </section>
  )
}
