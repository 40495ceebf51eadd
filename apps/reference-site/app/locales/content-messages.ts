import type { Language } from '@shyrdak/sdk/contract'

/** What the pages of blocks and the blog say by themselves. */
interface ContentMessages {
  /** A page without blocks. Source: spec §8. */
  empty: string
  blog: string
  blogText: string
  categories: string
  noArticles: string
  more: string
  pages: { label: string; previous: string; next: string; page: (page: number) => string }
}

export const contentMessages: Readonly<Record<Language, ContentMessages>> = {
  en: {
    empty: 'There is no content on the page',
    blog: 'Blog',
    blogText: 'How felt is made, worn and cared for, and who makes it.',
    categories: 'Subjects of the blog',
    noArticles: 'There are no articles here yet.',
    more: 'More from the blog',
    pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  },
  ru: {
    empty: 'На странице нет содержимого',
    blog: 'Блог',
    blogText: 'Как делают войлок, как его носят и берегут и кто его делает.',
    categories: 'Темы блога',
    noArticles: 'Здесь пока нет статей.',
    more: 'Ещё из блога',
    pages: { label: 'Страницы', previous: 'Назад', next: 'Вперёд', page: (page) => `Страница ${page}` },
  },
  kg: {
    empty: 'Баракта мазмун жок',
    blog: 'Блог',
    blogText: 'Кийиз кантип жасалат, кийилет, сакталат жана аны кимдер жасайт.',
    categories: 'Блогдун темалары',
    noArticles: 'Бул жерде азырынча макала жок.',
    more: 'Блогдон дагы',
    pages: { label: 'Барактар', previous: 'Артка', next: 'Алга', page: (page) => `${page}-барак` },
  },
}
