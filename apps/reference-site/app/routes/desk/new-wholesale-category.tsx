import { NewCategoryPage } from '#desk/categories/new-category.tsx'

export default function DeskNewWholesaleCategoryPage() {
  return <NewCategoryPage kind="wholesale-categories" />
}
