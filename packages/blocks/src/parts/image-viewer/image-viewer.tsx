import { lazy, Suspense, useState } from 'react'
import { Image } from '../image/image.tsx'
import { imageName, type ViewedImage, type ViewerLabels } from './viewed-image.ts'

export type { ViewedImage }

export interface ImageViewerProps {
  images: readonly ViewedImage[]
  labels: ViewerLabels
}

/** Few look closer: the dialog comes with the first press. */
const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

/** One large picture, a column of small ones to choose it by, and a lightbox. Source: spec §2, GridImages. */
export function ImageViewer({ images, labels }: ImageViewerProps) {
  const [chosen, choose] = useState(0)
  const [isEnlarged, enlarge] = useState(false)
  const [isAsked, ask] = useState(false)
  const shown = images[chosen]
  const nameOf = (place: number) => imageName(images, place, labels.image)
  if (!shown) return null
  return (
    <div className="shyrdak-image-viewer">
      {images.length > 1 && (
        <div className="shyrdak-image-viewer-column">
          {images.map(({ photo }, place) => (
            <button
              key={place}
              type="button"
              className="shyrdak-image-viewer-thumb"
              aria-label={nameOf(place)}
              aria-current={place === chosen}
              onClick={() => choose(place)}
            >
              <Image photo={photo} alt="" sizes="96px" />
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="shyrdak-image-viewer-large"
        aria-label={`${labels.enlarge}: ${nameOf(chosen)}`}
        onClick={() => {
          ask(true)
          enlarge(true)
        }}
      >
        <Image photo={shown.photo} alt={shown.alt} sizes="(min-width: 781px) 50vw, 92vw" />
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <Lightbox
            images={images}
            chosen={chosen}
            onChoose={choose}
            isOpen={isEnlarged}
            onOpenChange={enlarge}
            labels={labels}
          />
        </Suspense>
      )}
    </div>
  )
}
