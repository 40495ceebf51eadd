import { NewSolePage } from '#desk/soles/new-sole.tsx'

export default function DeskNewSolePage() {
  return <NewSolePage />
}
