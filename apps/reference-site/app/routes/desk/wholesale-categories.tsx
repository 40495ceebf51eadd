import { CategoriesPage } from '#desk/categories/categories-page.tsx'

export default function DeskWholesaleCategoriesPage() {
  return <CategoriesPage kind="wholesale-categories" />
}
