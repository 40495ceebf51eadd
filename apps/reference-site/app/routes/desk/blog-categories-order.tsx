import { BlogCategoriesOrderPage } from '#desk/blog-categories/categories-order.tsx'

export default BlogCategoriesOrderPage
