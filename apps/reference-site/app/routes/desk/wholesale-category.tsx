import type { Route } from './+types/wholesale-category.ts'
import { CategoryPage } from '#desk/categories/category-page.tsx'

export default function DeskWholesaleCategoryPage({ params }: Route.ComponentProps) {
  return <CategoryPage kind="wholesale-categories" id={Number(params.id)} />
}
