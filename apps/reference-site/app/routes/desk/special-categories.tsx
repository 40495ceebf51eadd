import { CategoriesPage } from '../../desk/categories/categories-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('categories')

export default function DeskSpecialCategoriesPage() {
  return <CategoriesPage kind="special-categories" />
}
