import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { NewArticle } from '@shyrdak/sdk/management'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { inEach } from '../demo-page.ts'
import { node } from '../node.ts'

/** An article of the demo shop: one layout, its texts in each language. */
export interface DemoArticle<Texts extends ArticleTexts> {
  url: string
  /** The name of its category in addresses. */
  category: string
  /** How long before the first start it was published: a new shop shows no dates to come. */
  daysAgo: number
  photo: string
  texts: Readonly<Record<Language, Texts>>
  layout: (texts: Texts) => readonly BlockNode[]
}

export interface ArticleTexts {
  title: string
  summary: string
}

const DAY = 24 * 60 * 60 * 1000

/** The article as a manager would write it on that day. Categories are numbered from 1 in their order. */
export const articleOf =
  <Texts extends ArticleTexts>({ url, category, daysAgo, photo, texts, layout }: DemoArticle<Texts>) =>
  (now: Date): NewArticle => ({
    url,
    category_id: BLOG_CATEGORIES.findIndex((one) => one.url === category) + 1,
    title: inEach((language) => texts[language].title),
    summary: inEach((language) => texts[language].summary),
    photo,
    content: inEach((language) => JSON.stringify(layout(texts[language]))),
    published_at: new Date(now.getTime() - daysAgo * DAY).toISOString(),
  })

/** The column in which an article is read. */
export const column = (...nodes: readonly BlockNode[]): BlockNode =>
  node('Container', { width: 'text' }, ...nodes)

export const paragraph = (content: string): BlockNode => node('Paragraph', { content })
