import type { Person } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { useState } from 'react'
import { GuestOrders } from './guest-orders.tsx'
import { OwnAddress, type OwnAddressProps } from './own-address.tsx'
import { OwnCompany, type OwnCompanyProps } from './own-company.tsx'
import { OwnEmail } from './own-email.tsx'
import { OwnLanguage } from './own-language.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnPerson } from './own-person.tsx'
import { OwnSessions, type SessionsProps } from './own-sessions.tsx'

export interface ProfileProps extends SessionsProps {
  readonly person: Person
  readonly audience: Audience
  /** The delivery address and the countries to choose from; only for audiences that have one. */
  readonly delivery?: Omit<OwnAddressProps, 'audience'> | undefined
  /** Only for wholesale clients. */
  readonly company?: OwnCompanyProps | undefined
}

/** The profile page of the current user. */
export function Profile({ person: loaded, audience, delivery, company, sessions }: ProfileProps) {
  const [person, setPerson] = useState(loaded)
  const own = { person, audience, onChange: setPerson }
  const shopper = audience === 'retail' || audience === 'wholesale' ? audience : null
  return (
    <div className="shyrdak-profile">
      {shopper ? <GuestOrders /> : null}
      <OwnPerson {...own} />
      {company ? <OwnCompany {...company} /> : null}
      {shopper && delivery ? <OwnAddress audience={shopper} {...delivery} /> : null}
      <OwnEmail {...own} />
      <OwnPassword />
      <OwnLanguage {...own} />
      <OwnSessions sessions={sessions} />
    </div>
  )
}
