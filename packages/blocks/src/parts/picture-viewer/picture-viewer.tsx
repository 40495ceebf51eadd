import { lazy, Suspense, useState } from 'react'
import { Picture } from '../picture/picture.tsx'
import { pictureName, type ViewedPicture, type ViewerLabels } from './viewed-picture.ts'

export type { ViewedPicture }

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[]
  labels: ViewerLabels
}

/** Few look closer: the dialog comes with the first press. */
const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

/** One large picture, a column of small ones to choose it by, and a lightbox. Source: spec §2, GridImages. */
export function PictureViewer({ pictures, labels }: PictureViewerProps) {
  const [chosen, choose] = useState(0)
  const [isEnlarged, enlarge] = useState(false)
  const [isAsked, ask] = useState(false)
  const shown = pictures[chosen]
  const nameOf = (place: number) => pictureName(pictures, place, labels.picture)
  if (!shown) return null
  return (
    <div className="shyrdak-picture-viewer">
      {pictures.length > 1 && (
        <div className="shyrdak-picture-viewer-column">
          {pictures.map(({ photo }, place) => (
            <button
              key={place}
              type="button"
              className="shyrdak-picture-viewer-thumb"
              aria-label={nameOf(place)}
              aria-current={place === chosen}
              onClick={() => choose(place)}
            >
              <Picture photo={photo} alt="" sizes="96px" />
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="shyrdak-picture-viewer-large"
        aria-label={`${labels.enlarge}: ${nameOf(chosen)}`}
        onClick={() => {
          ask(true)
          enlarge(true)
        }}
      >
        <Picture photo={shown.photo} alt={shown.alt} sizes="(min-width: 781px) 50vw, 92vw" />
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
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
