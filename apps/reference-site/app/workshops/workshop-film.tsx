import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { usePageContext } from '../page/use-page-context.ts'
import { Paragraphs } from './paragraphs.tsx'

/** The film of a workshop, rendered by the Video block. */
export function WorkshopFilm({ profile }: { profile: ArtisanProfile }) {
  const { language } = usePageContext()
  const { video, video_ttl, video_txt, about_img } = profile
  const node = {
    componentName: 'VideoComponent',
    props: { src: video, ...(about_img && { poster: about_img }) },
  }
  return (
    <section className="site-workshop-film">
      {video_ttl && <h2>{localized(video_ttl, language)}</h2>}
      <PageBlocks page={{ nodes: [node], data: {} }} />
      {video_txt && <Paragraphs text={localized(video_txt, language)} />}
    </section>
  )
}
