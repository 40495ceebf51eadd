import type { Person } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useState } from 'react'
import { GuestOrders } from './guest-orders.tsx'
import { OwnEmail } from './own-email.tsx'
import { OwnLanguage } from './own-language.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnPerson } from './own-person.tsx'
import { OwnSessions, type SessionsProps } from './own-sessions.tsx'

export interface ProfileProps extends SessionsProps {
  readonly person: Person
  readonly audience: Audience
}

/** The own account: who somebody is, how they are reached, and where they are logged in. */
export function Profile({ person: loaded, audience, sessions }: ProfileProps) {
  const [person, setPerson] = useState(loaded)
  const own = { person, audience, onChange: setPerson }
  return (
    <div className="shyrdak-profile">
      {audience === 'retail' || audience === 'wholesale' ? <GuestOrders /> : null}
      <OwnPerson {...own} />
      <OwnEmail {...own} />
      <OwnPassword />
      <OwnLanguage {...own} />
      <OwnSessions sessions={sessions} />
    </div>
  )
}
