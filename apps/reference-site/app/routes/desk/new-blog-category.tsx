import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewBlogCategoryPage } from '../../desk/blog-categories/new-category.tsx'

export const meta = deskListMeta('blog-categories')

export default NewBlogCategoryPage
