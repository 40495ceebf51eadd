import { NewCategoryPage } from '#desk/categories/new-category.tsx'

export default function DeskNewCategoryPage() {
  return <NewCategoryPage kind="categories" />
}
