import { EVERY_BLOG_CATEGORY, type Language, type MenuItem, type RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { articlePath } from '../blog/blog-path.ts'
import type { RequestContext } from '../page/request-context.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { matchingLinks, type SearchLink } from './matching-links.ts'

/** The most links shown next to product results, and without any. */
const MAX_LINKS = { besideGoods: 3, alone: 6 }
const ARTICLES = 100
const FAQ = '/pages/faq'
/** The maximum price of the gift shortcut, in som. */
const GIFT = 1_500

/**
 * Loads the categories, help pages, questions and articles that match a search, shown with the products or
 * instead of them.
 */
export async function loadLinks(
  { sdk, language }: RequestContext,
  text: string,
  place: keyof typeof MAX_LINKS,
): Promise<SearchLink[]> {
  const query = { locale: language }
  const [categories, footer, questions, articles] = await Promise.all([
    sdk.retailCatalogue.categories.list(),
    sdk.content.menus.footer({ query }),
    sdk.content.faq.list(),
    sdk.content.blog.list({ query: { ...query, category_id: EVERY_BLOG_CATEGORY, per_page: ARTICLES } }),
  ])
  const categoryLinks = (tree: readonly RetailCategory[]): SearchLink[] =>
    tree.flatMap(({ url, title, childrens }) => [
      { title: localized(title, language), path: `/categories/${url}` },
      ...categoryLinks(childrens),
    ])
  const menuLinks = (items: readonly MenuItem[]): SearchLink[] =>
    items.flatMap(({ title, url, childrens }) => [{ title, path: url }, ...menuLinks(childrens)])
  return matchingLinks(
    text,
    [
      ...shortcuts(language),
      ...categoryLinks(categories),
      ...menuLinks(footer),
      ...questions.map(({ question }) => ({ title: localized(question, language), path: FAQ })),
      ...articles.data.map((article) => ({
        title: article.title,
        path: articlePath(article),
        about: article.summary,
      })),
    ],
    MAX_LINKS[place],
  )
}

/** Product lists for words that no product contains. */
function shortcuts(language: Language): SearchLink[] {
  const t = messagesIn(language, 'site/listing')
  return [
    { title: t('gifts', { amount: GIFT }), path: `/categories?in_stock=true&max=${GIFT}` },
    { title: t('sales'), path: '/categories?on_sale=true' },
    { title: t('newest'), path: '/categories' },
    { title: messagesIn(language, 'site/artisans')('artisans'), path: '/artisans' },
  ]
}
