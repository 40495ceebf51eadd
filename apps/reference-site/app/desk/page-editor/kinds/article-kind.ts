import { localized } from '@shyrdak/sdk/format'
import { managedBlog, NewArticle, type ManagedArticle } from '@shyrdak/sdk/management'
import type { EditorKind, SavedPage } from '../editor-kind.ts'
import { ArticleFields } from './article-fields.ts'
import { ArticleFieldset } from './article-fieldset.tsx'
import { checkedBody } from './checked-body.ts'
import { publishedFrom } from './shop-moment.ts'

const NO_TEXT = { en: '', ru: '', kg: '' }

const saved = ({ id, revision, content, updated_at: _, ...fields }: ManagedArticle): SavedPage => ({
  id,
  page: { fields, content, revision },
})

const read = (fields: unknown): ArticleFields | null => ArticleFields.safeParse(fields).data ?? null

/** A path without the category leads to the article in any category. Source: spec §2, Generated Blog. */
const articlePath = (url: string) => `/blog/category/${url}`

/** A blog article, public from its publication time on. */
export const articleKind: EditorKind = {
  name: 'article',
  list: '/desk/articles',
  blank: { url: '', category_id: null, title: NO_TEXT, summary: NO_TEXT, photo: '', published_at: '' },
  readFields: read,
  read: async (call, id, signal) => saved(await call(managedBlog.read, { params: { id }, signal })),
  async save({ call, create }, id, { fields, content, revision }, signal) {
    const published_at = publishedFrom(String(fields['published_at']))
    const body = checkedBody(NewArticle, { ...fields, published_at, content })
    return saved(
      id === null
        ? await create(managedBlog.create, { body, signal })
        : await call(managedBlog.update, {
            params: { id },
            query: { revision: revision ?? 1 },
            body,
            signal,
          }),
    )
  },
  versions: (call, id, signal) => call(managedBlog.versions, { params: { id }, signal }),
  version: async (call, id, revision) =>
    saved(await call(managedBlog.version, { params: { id, revision } })).page,
  remove: (call, id, revision) => call(managedBlog.remove, { params: { id }, query: { revision } }),
  titleOf: (fields, language) => localized(read(fields)?.title ?? NO_TEXT, language),
  shopPath(fields, now) {
    const article = read(fields)
    return article && Date.parse(article.published_at) <= now ? articlePath(article.url) : null
  },
  Fields: ArticleFieldset,
}
