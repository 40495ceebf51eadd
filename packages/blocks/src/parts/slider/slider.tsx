import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { arrowStep } from './arrow-step.ts'
import { Slide } from './slide.tsx'
import type { SliderSlide, SliderLabels } from './slides.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface SliderProps {
  slides: readonly SliderSlide[]
  labels: SliderLabels
  /** A strip of thumbnails, five visible, on screens up to 980 px. Source: spec §2, Carousel. */
  strip?: boolean
}

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Auto-cycling slides with arrows, arrow keys, dots and swiping, wrapping around at both ends. Source: spec §2. */
export function Slider({ slides, labels, strip = false }: SliderProps) {
  const root = useRef<HTMLDivElement>(null)
  const [viewport, embla] = useEmblaCarousel({ loop: true })
  const [selected, select] = useState(0)
  const next = useCallback(() => embla?.scrollNext(), [embla])
  /** An action requested before the carousel was initialized, one render after the buttons. */
  const early = useRef<((embla: Embla) => void) | null>(null)
  const turn = (how: (embla: Embla) => void) => (embla ? how(embla) : (early.current = how))
  const { isPlaying, isStopped, stop } = useAutoplay(root, next, slides.length)

  useEffect(() => {
    if (!embla) return
    const update = () => select(embla.selectedScrollSnap())
    embla.on('select', update).on('reInit', update)
    early.current?.(embla)
    early.current = null
    return () => void embla.off('select', update).off('reInit', update)
  }, [embla])

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (step === 0) return
    event.preventDefault()
    turn((embla) => (step > 0 ? embla.scrollNext() : embla.scrollPrev()))
  }

  return (
    <div
      ref={root}
      className="shyrdak-slider"
      role="group"
      aria-roledescription="carousel"
      aria-label={labels.label}
    >
      <div ref={viewport} className="shyrdak-slider-window">
        <div className="shyrdak-slider-track" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={index}
              slide={slide}
              label={`${labels.slide} ${index + 1} / ${slides.length}`}
              isCurrent={index === selected}
              eager={index === 0}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className="shyrdak-slider-arrow"
            data-side="previous"
            aria-label={labels.previous}
            onClick={() => turn((embla) => embla.scrollPrev())}
            onKeyDown={onKeyDown}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="shyrdak-slider-arrow"
            data-side="next"
            aria-label={labels.next}
            onClick={() => turn((embla) => embla.scrollNext())}
            onKeyDown={onKeyDown}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
      {slides.length > 1 && (
        <div className="shyrdak-slider-controls">
          <button
            type="button"
            className="shyrdak-slider-pause"
            onClick={() => stop(!isStopped)}
            onKeyDown={onKeyDown}
          >
            <span className="shyrdak-hidden">{isStopped ? labels.play : labels.pause}</span>
            <span className="shyrdak-slider-sign" data-state={isStopped ? 'play' : 'pause'} />
          </button>
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              className="shyrdak-slider-dot"
              aria-label={`${labels.slide} ${index + 1}`}
              aria-current={index === selected}
              onClick={() => turn((embla) => embla.scrollTo(index))}
              onKeyDown={onKeyDown}
            />
          ))}
        </div>
      )}
      {strip && slides.length > 1 && (
        <div className="shyrdak-slider-strip">
          {slides.map(({ image }, index) => (
            <button
              key={index}
              type="button"
              className="shyrdak-slider-thumb"
              aria-label={`${labels.choose} ${index + 1}`}
              aria-current={index === selected}
              onClick={() => turn((embla) => embla.scrollTo(index))}
              onKeyDown={onKeyDown}
            >
              <Image photo={image} alt="" sizes="20vw" widths={[160, 320]} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
