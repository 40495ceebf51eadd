import type { BlockProps, SafeHtml } from '@shyrdak/sdk/blocks'
import type { CSSProperties } from 'react'
import { hasHtml, href, length, list, source, style, text } from '../../props/index.ts'
import type { PageEnv } from '../../tree/page-env.ts'

/** A slide ready to render, with full URLs and safe styles. Source: spec §3, Slide. */
export interface SliderSlide {
  image: string
  content?: SafeHtml
  textStyle?: CSSProperties
  /** Width and alignment of the text box. */
  boxStyle?: CSSProperties
  buttons: readonly { href: string; text: string; style?: CSSProperties }[]
}

/** Screen reader texts of the slider. */
export interface SliderLabels {
  label: string
  slide: string
  previous: string
  next: string
  play: string
  pause: string
  choose: string
}

/** The slides that have a valid image. */
export const sliderSlides = (slides: BlockProps<'BigSlider'>['items'], env: PageEnv): SliderSlide[] =>
  list(slides).flatMap((slide) => {
    const image = source(slide.image, env)
    if (!image) return []
    const textStyle = style({ fontWeight: slide.fontWeight, fontSize: length(slide.fontSize) })
    const boxStyle = style({ alignSelf: slide.alignSelf, width: length(slide.width) })
    return [
      {
        image,
        ...(hasHtml(slide.content) && { content: slide.content }),
        ...(textStyle && { textStyle }),
        ...(boxStyle && { boxStyle }),
        buttons: list(slide.buttons).flatMap((button) => {
          const link = href(button.href, env)
          const label = text(button.textButton)
          const buttonStyle = style({ color: button.color, backgroundColor: button.backgroundColor })
          return link && label
            ? [{ href: link, text: label, ...(buttonStyle && { style: buttonStyle }) }]
            : []
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
