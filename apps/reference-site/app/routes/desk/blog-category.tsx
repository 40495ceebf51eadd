import type { Route } from './+types/blog-category.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { BlogCategoryPage } from '../../desk/blog-categories/category-page.tsx'

export const meta = deskListMeta('blog-categories')

export default function DeskBlogCategoryPage({ params }: Route.ComponentProps) {
  return <BlogCategoryPage id={Number(params.id)} />
}
