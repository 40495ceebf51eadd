import { deskListMeta } from '../../desk/desk-meta.ts'
import { BlogCategoriesOrderPage } from '../../desk/blog-categories/categories-order.tsx'

export const meta = deskListMeta('blog-categories')

export default BlogCategoriesOrderPage
