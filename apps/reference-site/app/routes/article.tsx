import '../styles/blog.css'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { Picture } from '@shyrdak/blocks/parts/picture'
import { formatDate } from '@shyrdak/sdk/words'
import { redirect } from 'react-router'
import type { Route } from './+types/article.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { ANY_CATEGORY, articlePath } from '../blog/blog-path.ts'
import { loadBlocks } from '../content/load-page.ts'
import { contentWords } from '../locales/content-words.ts'
import { siteWords } from '../locales/site-words.ts'
import type { PageHandle } from '../page/kind.ts'
import { missingPage } from '../page/missing-page.ts'
import { pageEnv } from '../page/page-env.ts'
import { pageMeta, visitIn } from '../page/page-meta.ts'
import { articleData, placeOf } from '../page/structured-data.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { visitContext } from '../visit.ts'

export const handle: PageHandle = { kind: 'document', name: 'Generated Blog' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { content, ...article } = await visit.sdk.content.blog
    .read({ params: { url: params.url }, query: { locale: visit.language } })
    .catch(missingPage)
  // Under another subject than its own an article would stand at two addresses. The router adds the prefix.
  if (params.category !== ANY_CATEGORY && params.category !== article.category_url)
    throw redirect(articlePath(article), 301)
  return { article, blocks: await loadBlocks(visit, content) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const visit = visitIn(matches)
  if (!visit || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { title, summary, photo } = loaderData.article
  return pageMeta(visit, {
    title,
    description: summary,
    photo: photo ?? undefined,
    structured: [articleData(placeOf(visit), loaderData.article)],
  })
}

export default function Article({ loaderData: { article, blocks } }: Route.ComponentProps) {
  const visit = usePageVisit()
  const env = pageEnv(visit)
  const { shell } = siteWords(visit.language)
  return (
    <main>
      <header className="site-article-head">
        <Breadcrumbs
          label={shell.breadcrumbs}
          items={[
            { title: contentWords[visit.language].blog, href: env.link('/blog') },
            { title: article.category_title, href: env.link(`/blog/${article.category_url}`) },
            { title: article.title },
          ]}
        />
        <h1>{article.title}</h1>
        <p>{article.summary}</p>
        <p className="site-article-day">
          <time dateTime={article.published_at.slice(0, 10)}>
            {formatDate(article.published_at, visit.language)}
          </time>
        </p>
      </header>
      {article.photo && (
        <div className="site-article-photo">
          <Picture
            photo={env.picture(article.photo)}
            alt=""
            sizes="(min-width: 1100px) 1024px, 100vw"
            width={1600}
            height={900}
            eager
          />
        </div>
      )}
      <PageBlocks page={blocks} />
      <p className="site-article-more">
        <Button href={env.link(`/blog/${article.category_url}`)} tone="secondary">
          {`${contentWords[visit.language].more}: ${article.category_title}`}
        </Button>
      </p>
    </main>
  )
}
