import type { Person } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'

export interface OwnPartProps {
  readonly person: Person
  readonly audience: Audience
  readonly onChange: (person: Person) => void
}
