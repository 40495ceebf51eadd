import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { NewArticle } from '@shyrdak/sdk/management'
import { BLOG_CATEGORIES } from '../blog-categories.ts'
import { inEach } from '../demo-page.ts'
import { node } from '../node.ts'

/** An article of the demo shop: one layout, with texts in each language. */
export interface DemoArticle<Texts extends ArticleTexts> {
  url: string
  /** The slug of its category. */
  category: string
  /** Days before the first start that it was published, so that a new shop shows no future dates. */
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

/** The article as a manager would save it on that day. Category ids count from 1 in list order. */
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

/** A text-width column. */
export const column = (...nodes: readonly BlockNode[]): BlockNode =>
  node('Container', { width: 'text' }, ...nodes)

export const paragraph = (content: string): BlockNode => node('Paragraph', { content })
