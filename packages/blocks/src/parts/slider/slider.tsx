import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import { arrowStep } from './arrow-step.ts'
import { Slide } from './slide.tsx'
import type { RenderedSlide, SliderLabels } from './slides.ts'
import { useTurning } from './use-turning.ts'

export interface SliderProps {
  slides: readonly RenderedSlide[]
  labels: SliderLabels
  /** Small pictures to choose from, five in sight, on screens up to 980 px. */
  strip?: boolean
}

/** One slide in sight: it turns by itself, by arrows, arrow keys, dots and fingers, around both ends. Source: spec §2. */
export function Slider({ slides, labels, strip = false }: SliderProps) {
  const root = useRef<HTMLDivElement>(null)
  const [viewport, embla] = useEmblaCarousel({ loop: true })
  const [selected, select] = useState(0)
  const turn = useCallback(() => embla?.scrollNext(), [embla])
  const { isTurning, isStopped, stop } = useTurning(root, turn, slides.length)

  useEffect(() => {
    if (!embla) return
    const follow = () => select(embla.selectedScrollSnap())
    embla.on('select', follow).on('reInit', follow)
    return () => void embla.off('select', follow).off('reInit', follow)
  }, [embla])

  function turnByKey(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (step === 0) return
    event.preventDefault()
    if (step > 0) embla?.scrollNext()
    else embla?.scrollPrev()
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
        <div className="shyrdak-slider-track" aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <Slide
              key={place}
              slide={slide}
              label={`${labels.slide} ${place + 1} / ${slides.length}`}
              isSeen={place === selected}
              eager={place === 0}
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
            onClick={() => embla?.scrollPrev()}
            onKeyDown={turnByKey}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="shyrdak-slider-arrow"
            data-side="next"
            aria-label={labels.next}
            onClick={() => embla?.scrollNext()}
            onKeyDown={turnByKey}
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
            onKeyDown={turnByKey}
          >
            <span className="shyrdak-hidden">{isStopped ? labels.play : labels.pause}</span>
            <span className="shyrdak-slider-sign" data-state={isStopped ? 'play' : 'pause'} />
          </button>
          {slides.map((_, place) => (
            <button
              key={place}
              type="button"
              className="shyrdak-slider-dot"
              aria-label={`${labels.slide} ${place + 1}`}
              aria-current={place === selected}
              onClick={() => embla?.scrollTo(place)}
              onKeyDown={turnByKey}
            />
          ))}
        </div>
      )}
      {strip && slides.length > 1 && (
        <div className="shyrdak-slider-strip">
          {slides.map(({ image }, place) => (
            <button
              key={place}
              type="button"
              className="shyrdak-slider-thumb"
              aria-label={`${labels.choose} ${place + 1}`}
              aria-current={place === selected}
              onClick={() => embla?.scrollTo(place)}
              onKeyDown={turnByKey}
            >
              <Image photo={image} alt="" sizes="20vw" widths={[160, 320]} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
