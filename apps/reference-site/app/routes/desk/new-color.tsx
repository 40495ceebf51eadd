import { NewColorPage } from '#desk/colors/new-color.tsx'

export default function DeskNewColorPage() {
  return <NewColorPage />
}
