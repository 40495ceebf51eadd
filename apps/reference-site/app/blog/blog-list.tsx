import '../styles/blog.css'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import { contentWords } from '../locales/content-words.ts'
import { pageEnv } from '../page/page-env.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { ArticleCard } from './article-card.tsx'
import type { LoadedBlog } from './load-blog.ts'

/** The articles of a subject, and the way to the other subjects. */
export function BlogList({ categories, current, isStart, articles }: LoadedBlog) {
  const visit = usePageVisit()
  const env = pageEnv(visit)
  const words = contentWords[visit.language]
  const subject = isStart ? null : current
  return (
    <main className="site-page">
      <header className="site-page-head">
        <h1>{subject?.title ?? words.blog}</h1>
        <p>{subject?.description || words.blogText}</p>
      </header>
      <nav className="site-blog-subjects" aria-label={words.categories}>
        {categories.map(({ id, url, title }) => (
          <a key={id} href={env.link(`/blog/${url}`)} aria-current={id === current?.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      {articles.data.length === 0 ? (
        <p>{words.noArticles}</p>
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
        link={(page) => env.link(visit.path) + (page > 1 ? `?page=${page}` : '')}
        labels={words.pages}
      />
    </main>
  )
}
