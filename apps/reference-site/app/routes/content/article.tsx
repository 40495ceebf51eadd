import '#blog/blog.css'
import { messagesIn } from '#messages/messages-in.ts'
import { Breadcrumbs } from '@shyrdak/blocks/parts/breadcrumbs'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDate } from '@shyrdak/sdk/format'
import { redirect } from 'react-router'
import type { Route } from './+types/article.ts'
import { PageBlocks } from '#blocks/page-blocks.tsx'
import { ANY_CATEGORY, articlePath } from '#blog/blog-path.ts'
import { loadBlocks } from '#content/load-page.ts'
import type { PageHandle } from '#page/kind.ts'
import { notFound } from '#page/not-found.ts'
import { pageEnv } from '#page/page-env.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { articleData, placeOf } from '#page/structured-data.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Generated Blog' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const pageContext = context.get(requestContextKey)
  const { content, ...article } = await pageContext.sdk.content.blog
    .read({ params: { url: params.url }, query: { locale: pageContext.language } })
    .catch(notFound)
  // Redirects from another category than the article's own, so that it has only one URL. The router adds the
  // prefix.
  const isElsewhere = params.category !== ANY_CATEGORY && params.category !== article.category_url
  if (isElsewhere || params.url !== article.url) throw redirect(articlePath(article), 301)
  return { article, blocks: await loadBlocks(pageContext, content) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  if (!pageContext || !loaderData) return pageMeta(undefined, { title: 'Shyrdak', description: '' })
  const { title, summary, photo } = loaderData.article
  return pageMeta(pageContext, {
    title,
    description: summary,
    photo: photo ?? undefined,
    structured: [articleData(placeOf(pageContext), loaderData.article)],
  })
}

export default function Article({ loaderData: { article, blocks } }: Route.ComponentProps) {
  const pageContext = usePageContext()
  const env = pageEnv(pageContext)
  const t = messagesIn(pageContext.language, 'site/shell')
  return (
    <main>
      <header className="site-article-head">
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { title: messagesIn(pageContext.language, 'site/content')('blog'), href: env.link('/blog') },
            { title: article.category_title, href: env.link(`/blog/${article.category_url}`) },
            { title: article.title },
          ]}
        />
        <h1>{article.title}</h1>
        <p>{article.summary}</p>
        <p className="site-article-day">
          <time dateTime={article.published_at.slice(0, 10)}>
            <UnbrokenName text={formatDate(article.published_at, pageContext.language)} />
          </time>
        </p>
      </header>
      {article.photo && (
        <div className="site-article-photo">
          <Image
            photo={env.image(article.photo)}
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
          {`${messagesIn(pageContext.language, 'site/content')('more')}: ${article.category_title}`}
        </Button>
      </p>
    </main>
  )
}
