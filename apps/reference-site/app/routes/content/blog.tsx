import { messagesIn } from '#messages/messages-in.ts'
import type { Route } from './+types/blog.ts'
import { ANY_CATEGORY } from '#blog/blog-path.ts'
import { BlogList } from '#blog/blog-list.tsx'
import { loadBlog } from '#blog/load-blog.ts'
import { pageNumber } from '#blog/page-number.ts'
import type { PageHandle } from '#page/kind.ts'
import { pageMeta, pageContextIn } from '#page/page-meta.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document', name: 'Blog' }

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadBlog(context.get(requestContextKey), params.category ?? ANY_CATEGORY, pageNumber(request))

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const pageContext = pageContextIn(matches)
  const t = messagesIn(pageContext?.language ?? 'ru', 'site/content')
  const subject = loaderData?.isStart ? null : loaderData?.current
  return pageMeta(pageContext, {
    title: subject ? `${subject.title} · ${t('blog')}` : t('blog'),
    description: subject?.description || t('blogText'),
    photo: loaderData?.articles.data.find(({ photo }) => photo)?.photo ?? undefined,
  })
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />
}
