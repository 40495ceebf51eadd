import { NewCategoryPage } from '#desk/categories/new-category.tsx'

export default function DeskNewSpecialCategoryPage() {
  return <NewCategoryPage kind="special-categories" />
}
