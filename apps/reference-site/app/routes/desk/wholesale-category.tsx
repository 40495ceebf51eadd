import type { Route } from './+types/wholesale-category.ts'
import { CategoryPage } from '../../desk/categories/category-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('categories')

export default function DeskWholesaleCategoryPage({ params }: Route.ComponentProps) {
  return <CategoryPage kind="wholesale-categories" id={Number(params.id)} />
}
