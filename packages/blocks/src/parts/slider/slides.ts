import type { BlockProps, SafeHtml } from '@shyrdak/sdk/blocks'
import type { CSSProperties } from 'react'
import { hasHtml, href, length, list, source, style, text } from '../../read/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'

/** A slide as it is drawn: its addresses are whole, its styles safe. Source: spec §3, Slide. */
export interface DrawnSlide {
  image: string
  content?: SafeHtml
  style?: CSSProperties
  place?: CSSProperties
  buttons: readonly { href: string; text: string; style?: CSSProperties }[]
}

/** What the slider says to those who do not see it. */
export interface SliderLabels {
  label: string
  slide: string
  previous: string
  next: string
  play: string
  pause: string
  choose: string
}

/** The slides of a page that have a picture. */
export const drawnSlides = (slides: BlockProps<'BigSlider'>['items'], env: PageEnv): DrawnSlide[] =>
  list(slides).flatMap((slide) => {
    const image = source(slide.image, env)
    if (!image) return []
    const words = style({ fontWeight: slide.fontWeight, fontSize: length(slide.fontSize) })
    const place = style({ alignSelf: slide.alignSelf, width: length(slide.width) })
    return [
      {
        image,
        ...(hasHtml(slide.content) && { content: slide.content }),
        ...(words && { style: words }),
        ...(place && { place }),
        buttons: list(slide.buttons).flatMap((button) => {
          const leads = href(button.href, env)
          const label = text(button.textButton)
          const look = style({ color: button.color, backgroundColor: button.backgroundColor })
          // A link that says nothing leads nobody.
          return leads && label ? [{ href: leads, text: label, ...(look && { style: look }) }] : []
        }),
      },
    ]
  })

export const sliderLabels = ({ words }: Pick<PageEnv, 'words'>): SliderLabels => ({
  label: words('slider.label'),
  slide: words('slider.slide'),
  previous: words('slider.previous'),
  next: words('slider.next'),
  play: words('slider.play'),
  pause: words('slider.pause'),
  choose: words('carousel.choose'),
})
