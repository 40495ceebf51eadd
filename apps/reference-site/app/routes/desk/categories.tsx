import { CategoriesPage } from '#desk/categories/categories-page.tsx'

export default function DeskCategoriesPage() {
  return <CategoriesPage kind="categories" />
}
