import type { Contract } from '@shyrdak/sdk/contract'
import type { ShowsFor } from '#platform/shows.ts'
import { banner, blogArticle, blogCategory, faqEntry, headEntry, menuItem, page } from './tables.ts'
import { rowTag, tableTag } from './tags.ts'

export const contentShows = {
  banners: { list: () => [tableTag(banner)] },
  blog: {
    list: () => [tableTag(blogArticle), tableTag(blogCategory)],
    read: ({ id }) => [rowTag(blogArticle, id), tableTag(blogCategory)],
  },
  blogCategories: { list: () => [tableTag(blogCategory)], read: () => [tableTag(blogCategory)] },
  faq: { list: () => [tableTag(faqEntry)] },
  head: { read: () => [tableTag(headEntry)] },
  locales: { list: () => [] },
  menus: { header: () => [tableTag(menuItem)], footer: () => [tableTag(menuItem)] },
  pages: { read: ({ id }) => [rowTag(page, id)] },
} satisfies ShowsFor<Contract['content']>
