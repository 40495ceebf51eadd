import { NewColorPage } from '../../desk/colors/new-color.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('colors')

export default function DeskNewColorPage() {
  return <NewColorPage />
}
