import { ColorsPage } from '#desk/colors/colors-page.tsx'

export default function DeskColorsPage() {
  return <ColorsPage />
}
