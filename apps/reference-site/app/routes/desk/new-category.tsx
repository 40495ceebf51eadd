import { NewCategoryPage } from '../../desk/categories/new-category.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('categories')

export default function DeskNewCategoryPage() {
  return <NewCategoryPage kind="categories" />
}
