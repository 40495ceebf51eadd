import type { Person } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useState } from 'react'
import { GuestOrders } from './guest-orders.tsx'
import { OwnAddress, type OwnAddressProps } from './own-address.tsx'
import { OwnEmail } from './own-email.tsx'
import { OwnLanguage } from './own-language.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnPerson } from './own-person.tsx'
import { OwnSessions, type SessionsProps } from './own-sessions.tsx'

export interface ProfileProps extends SessionsProps {
  readonly person: Person
  readonly audience: Audience
  /** Of whoever has parcels sent; left out for others. */
  readonly parcels?: Omit<OwnAddressProps, 'audience'> | undefined
}

/** The own account: who somebody is, how they are reached, and where they are logged in. */
export function Profile({ person: loaded, audience, parcels, sessions }: ProfileProps) {
  const [person, setPerson] = useState(loaded)
  const own = { person, audience, onChange: setPerson }
  const shopper = audience === 'retail' || audience === 'wholesale' ? audience : null
  return (
    <div className="shyrdak-profile">
      {shopper ? <GuestOrders /> : null}
      <OwnPerson {...own} />
      {shopper && parcels ? <OwnAddress audience={shopper} {...parcels} /> : null}
      <OwnEmail {...own} />
      <OwnPassword />
      <OwnLanguage {...own} />
      <OwnSessions sessions={sessions} />
    </div>
  )
}
