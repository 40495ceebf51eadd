import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { Prose } from '../prose/prose.tsx'
import type { RenderedSlide } from './slides.ts'

interface Props {
  slide: RenderedSlide
  label: string
  isSeen: boolean
  eager: boolean
}

/** A picture with words and buttons on it. What is not seen cannot be reached either. */
export function Slide({ slide: { image, content, style, place, buttons }, label, isSeen, eager }: Props) {
  return (
    <div
      className="shyrdak-slider-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isSeen}
    >
      <Image photo={image} alt="" sizes="100vw" width={1600} height={800} eager={eager} />
      {(content || buttons.length > 0) && (
        <div className="shyrdak-slider-text" style={place}>
          {content && <Prose text={content} style={style} />}
          {buttons.length > 0 && (
            <p className="shyrdak-slider-buttons">
              {buttons.map((button, place) => (
                <Button key={place} href={button.href} style={button.style} size="large">
                  {button.text}
                </Button>
              ))}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
