import type { BlockProps, SafeHtml } from '@shyrdak/sdk/blocks'
import type { CSSProperties } from 'react'
import { hasHtml, href, length, list, source, style, text } from '../../props/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'

/** A slide as it is drawn: its addresses are whole, its styles safe. Source: spec §3, Slide. */
export interface RenderedSlide {
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
export const renderedSlides = (slides: BlockProps<'BigSlider'>['items'], env: PageEnv): RenderedSlide[] =>
  list(slides).flatMap((slide) => {
    const image = source(slide.image, env)
    if (!image) return []
    const messages = style({ fontWeight: slide.fontWeight, fontSize: length(slide.fontSize) })
    const place = style({ alignSelf: slide.alignSelf, width: length(slide.width) })
    return [
      {
        image,
        ...(hasHtml(slide.content) && { content: slide.content }),
        ...(messages && { style: messages }),
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

export const sliderLabels = ({ messages }: Pick<PageEnv, 'messages'>): SliderLabels => ({
  label: messages('slider.label'),
  slide: messages('slider.slide'),
  previous: messages('slider.previous'),
  next: messages('slider.next'),
  play: messages('slider.play'),
  pause: messages('slider.pause'),
  choose: messages('carousel.choose'),
})
