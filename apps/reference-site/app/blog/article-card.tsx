import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { BlogEntry } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'
import { articlePath } from './blog-path.ts'

/** An article in a list: its photo, date, title and summary. The whole card is clickable. */
export function ArticleCard({ article, env, eager }: { article: BlogEntry; env: PageEnv; eager: boolean }) {
  return (
    <article className="site-article-card">
      {article.photo && (
        <Image
          photo={env.image(article.photo)}
          alt=""
          sizes="(min-width: 1200px) 400px, (min-width: 781px) 45vw, 92vw"
          width={1200}
          height={800}
          eager={eager}
        />
      )}
      <p className="site-article-day">
        <time dateTime={article.published_at.slice(0, 10)}>
          <UnbrokenName text={formatDate(article.published_at, env.language)} />
        </time>
      </p>
      <h2>
        <a href={env.link(articlePath(article))}>{article.title}</a>
      </h2>
      <p>{article.summary}</p>
    </article>
  )
}
