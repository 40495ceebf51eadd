import { FaqQuestion } from '@shyrdak/react-store/widgets/faq-question'
import type { Route } from './+types/faq.ts'
import { contentMeta } from '#content/content-meta.ts'
import { ContentPage } from '#content/content-page.tsx'
import { loadPage } from '#content/load-page.ts'
import { Island } from '#islands/island.tsx'
import type { PageHandle } from '#page/kind.ts'
import { requestContextKey } from '#page/request-context.ts'

export const handle: PageHandle = { kind: 'document' }

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context.get(requestContextKey), 'faq')

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData)
}

/** Questions and answers, with a form to ask another one. */
export default function Faq({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage page={loaderData}>
      <section className="site-page">
        <Island name="faq-question" of={FaqQuestion} props={{}} wake="touch" />
      </section>
    </ContentPage>
  )
}
