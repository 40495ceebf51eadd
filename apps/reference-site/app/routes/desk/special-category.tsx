import type { Route } from './+types/special-category.ts'
import { CategoryPage } from '#desk/categories/category-page.tsx'

export default function DeskSpecialCategoryPage({ params }: Route.ComponentProps) {
  return <CategoryPage kind="special-categories" id={Number(params.id)} />
}
