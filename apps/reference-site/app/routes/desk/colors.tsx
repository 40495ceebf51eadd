import { ColorsPage } from '../../desk/colors/colors-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('colors')

export default function DeskColorsPage() {
  return <ColorsPage />
}
