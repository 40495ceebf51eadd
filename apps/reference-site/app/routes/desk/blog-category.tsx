import type { Route } from './+types/blog-category.ts'
import { BlogCategoryPage } from '#desk/blog-categories/category-page.tsx'

export default function DeskBlogCategoryPage({ params }: Route.ComponentProps) {
  return <BlogCategoryPage id={Number(params.id)} />
}
