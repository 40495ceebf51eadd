import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewSolePage } from '../../desk/soles/new-sole.tsx'

export const meta = deskListMeta('soles')

export default function DeskNewSolePage() {
  return <NewSolePage />
}
