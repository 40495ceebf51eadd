import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { formatDateTime, localized } from '@shyrdak/sdk/format'
import { ArticleState, managedBlog } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import '../pages/pages-list.css'
import { defineList } from '../list/define-list.tsx'
import type { ListContext } from '../list/list-context.ts'
import { oneOf, textFilter } from '../list/list-filter.ts'

type Context = ListContext<'desk/articles'>

const isPublished = (publishedAt: string) => Date.parse(publishedAt) <= Date.now()

/** The blog articles, newest first. */
export default defineList({
  rowClass: 'site-articles-row',
  endpoint: managedBlog.list,
  namespace: 'desk/articles',
  Before: NewArticle,
  filters: {
    text: textFilter(({ t }: Context) => t('find')),
    state: oneOf({
      options: ['all', ...ArticleState.options],
      label: ({ t }: Context) => t('state'),
      title: (state, { t }) => t(`states.${state}`),
      query: (state) => (state === 'all' ? {} : { state }),
    }),
  },
  empty: ({ text, state }, { t }) => (text || state !== 'all' ? t('empty') : t('none')),
  columns: {
    title: {
      cell: ({ id, title }, { prefix, language }) => (
        <a href={`${prefix}/desk/articles/${id}`}>{localized(title, language)}</a>
      ),
    },
    published: {
      width: 'minmax(0, 13rem)',
      label: ({ t }) => t('published'),
      cell: ({ published_at }, { language }) => formatDateTime(published_at, language, 'short'),
    },
    state: {
      width: '9rem',
      label: ({ t }) => t('state'),
      cell: ({ published_at }, { t }) =>
        isPublished(published_at) ? (
          <Badge tone="sage">{t('states.published')}</Badge>
        ) : (
          <Badge tone="indigo">{t('states.scheduled')}</Badge>
        ),
    },
    shop: {
      width: '8rem',
      cell: ({ url, published_at }, { t, prefix }) =>
        isPublished(published_at) ? (
          <span className="site-desk-row-way">
            <a href={`${prefix}/blog/category/${url}`}>{t('inShop')}</a>
          </span>
        ) : null,
    },
  },
})

function NewArticle() {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/articles')
  return (
    <>
      <p className="site-desk-note">{t('lead')}</p>
      <p className="site-desk-ways">
        <Button tone="secondary" href={`${prefix}/desk/articles/new?template=text`}>
          {t('add')}
        </Button>
      </p>
    </>
  )
}
