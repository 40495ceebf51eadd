import type { BlockNode } from '@shyrdak/sdk/blocks'
import type { ArtisanProfile, Language, LocalizedText } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { Translate } from '@shyrdak/sdk/messages'
import { isShownFilm } from '@shyrdak/sdk/page-safety'
import type { Texts } from '../messages/texts.ts'
import { linkHtml, textHtml } from './text-html.ts'

interface Speech {
  language: Language
  t: Translate<Texts['site/artisans']>
}

const block = (
  componentName: string,
  props: Record<string, unknown>,
  children?: readonly BlockNode[],
): BlockNode => ({ componentName, props, ...(children && { children }) })

const section = (className: string, children: readonly BlockNode[], width = 'page') =>
  block('Container', { width, classes: `site-artisan-section ${className}` }, children)

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address

/** Renders an artisan's profile as page blocks. Fields that are not filled in are left out. */
export function artisanBlocks(profile: ArtisanProfile, { language, t }: Speech): BlockNode[] {
  const { about_img, about_ttl, about_txt, tam_gallery, video, video_ttl, video_txt, banner_2, bio_txt } =
    profile
  const { hello_txt } = profile
  const textOf = (text: LocalizedText | null) => (text ? localized(text, language) : '')
  const paragraph = (text: LocalizedText | null, heading?: string) =>
    block('Paragraph', { content: textHtml(textOf(text), heading) })
  const nodes: BlockNode[] = []
  if (hello_txt)
    nodes.push(
      section(
        'site-artisan-hello',
        [block('Divider', { ornament: 'kochkor' }), paragraph(hello_txt)],
        'text',
      ),
    )
  if (about_img || about_txt || about_ttl)
    nodes.push(
      section(
        'site-artisan-about',
        [
          ...(about_img ? [block('PlainImage', { src: about_img, alt: '' })] : []),
          paragraph(about_txt, textOf(about_ttl)),
        ],
        about_img ? 'page' : 'text',
      ),
    )
  if (tam_gallery.length > 0)
    nodes.push(
      section('site-artisan-gallery', [
        paragraph(null, t('gallery')),
        block('GridImages', {
          images: tam_gallery.map((src, place) => ({ src, alt: t('photo', { place: place + 1 }) })),
        }),
      ]),
    )
  if (video) {
    const title = textOf(video_ttl) || t('film')
    nodes.push(
      section('site-artisan-film', [
        paragraph(null, title),
        isShownFilm(video)
          ? // The title labels the player for screen readers; the heading above shows it.
            block('VideoComponent', { src: video, title, ...(about_img && { poster: about_img }) })
          : // Older profiles may name films that cannot be embedded.
            block('Paragraph', { content: linkHtml(video, t('watchFilm', { place: hostOf(video) })) }),
        ...(video_txt ? [paragraph(video_txt)] : []),
      ]),
    )
  }
  if (banner_2 || bio_txt)
    nodes.push(
      section('site-artisan-person', [
        block('NestedContainer', { count: banner_2 && bio_txt ? 2 : 1 }, [
          ...(banner_2 ? [block('PlainImage', { src: banner_2, alt: '' })] : []),
          ...(bio_txt ? [paragraph(bio_txt, t('person'))] : []),
        ]),
      ]),
    )
  return nodes
}
