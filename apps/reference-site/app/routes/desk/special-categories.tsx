import { CategoriesPage } from '#desk/categories/categories-page.tsx'

export default function DeskSpecialCategoriesPage() {
  return <CategoriesPage kind="special-categories" />
}
