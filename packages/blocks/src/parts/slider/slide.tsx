import { Button } from '../button/button.tsx'
import { Image } from '../image/image.tsx'
import { Prose } from '../prose/prose.tsx'
import type { SliderSlide } from './slides.ts'

interface Props {
  slide: SliderSlide
  label: string
  isCurrent: boolean
  eager: boolean
}

/** An image with text and buttons. Slides other than the current one are inert. */
export function Slide({
  slide: { image, content, textStyle, boxStyle, buttons },
  label,
  isCurrent,
  eager,
}: Props) {
  return (
    <div
      className="shyrdak-slider-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isCurrent}
    >
      <Image photo={image} alt="" sizes="100vw" width={1600} height={800} eager={eager} />
      {(content || buttons.length > 0) && (
        <div className="shyrdak-slider-text" style={boxStyle}>
          {content && <Prose text={content} style={textStyle} />}
          {buttons.length > 0 && (
            <p className="shyrdak-slider-buttons">
              {buttons.map((button, index) => (
                <Button key={index} href={button.href} style={button.style} size="large">
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
