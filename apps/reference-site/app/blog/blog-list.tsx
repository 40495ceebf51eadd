import './blog.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { pageEnv } from '../page/page-env.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { ArticleCard } from './article-card.tsx'
import type { LoadedBlog } from './load-blog.ts'

/** The articles of a category, with links to the other categories. */
export function BlogList({ categories, current, isStart, articles }: LoadedBlog) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const t = messagesIn(pageContext.language, 'site/content')
  const subject = isStart ? null : current
  return (
    <main className="site-page">
      <header className="site-page-head">
        <h1>{subject?.title ?? t('blog')}</h1>
        <p>{subject?.description || t('blogText')}</p>
      </header>
      <nav className="site-blog-subjects" aria-label={t('categories')}>
        {categories.map(({ id, url, title }) => (
          <a key={id} href={env.link(`/blog/${url}`)} aria-current={id === current?.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {articles.data.length === 0 ? (
        <p>{t('noArticles')}</p>
      ) : (
        <ul className="site-blog-articles">
          {articles.data.map((article, place) => (
            <li key={article.id}>
              <ArticleCard article={article} env={env} eager={place < 3} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={articles.current_page}
        last={articles.last_page}
        link={(page) => env.link(pageContext.path) + (page > 1 ? `?page=${page}` : '')}
        labels={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
      />
    </main>
  )
}
