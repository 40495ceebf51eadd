import { NewBlogCategoryPage } from '#desk/blog-categories/new-category.tsx'

export default NewBlogCategoryPage
