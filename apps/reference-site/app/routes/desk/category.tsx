import type { Route } from './+types/category.ts'
import { CategoryPage } from '#desk/categories/category-page.tsx'

export default function DeskCategoryPage({ params }: Route.ComponentProps) {
  return <CategoryPage kind="categories" id={Number(params.id)} />
}
