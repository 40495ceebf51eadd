import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'

export interface ViewedPicture {
  /** Its whole address. */
  photo: string
  /** What is to be seen. */
  alt: string
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[]
  labels: {
    /** Names a picture that says nothing itself, before its number. */
    picture: string
    previous: string
    next: string
    enlarge: string
    close: string
  }
}

/** One large picture, a column of small ones to choose it by, and a lightbox. Source: spec §2, GridImages. */
export function PictureViewer({ pictures, labels }: PictureViewerProps) {
  const [chosen, choose] = useState(0)
  const [isEnlarged, enlarge] = useState(false)
  const shown = pictures[chosen]
  const nameOf = (place: number) => pictures[place]?.alt || `${labels.picture} ${place + 1}`
  const turn = (by: number) => choose((chosen + by + pictures.length) % pictures.length)
  if (!shown) return null
  return (
    <div className="shyrdak-picture-viewer">
      {pictures.length > 1 && (
        <div className="shyrdak-picture-viewer-column">
          {pictures.map(({ photo }, place) => (
            <button
              key={photo}
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
        onClick={() => enlarge(true)}
      >
        <Picture photo={shown.photo} alt={shown.alt} sizes="(min-width: 781px) 50vw, 92vw" />
      </button>
      <Dialog
        open={isEnlarged}
        onOpenChange={enlarge}
        title={nameOf(chosen)}
        closeLabel={labels.close}
        size="large"
        actions={
          pictures.length > 1 && (
            <span className="shyrdak-picture-viewer-turn">
              <button type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
                <Icon name="chevron-left" />
              </button>
              <span aria-live="polite">{`${chosen + 1} / ${pictures.length}`}</span>
              <button type="button" aria-label={labels.next} onClick={() => turn(1)}>
                <Icon name="chevron-right" />
              </button>
            </span>
          )
        }
      >
        <Picture photo={shown.photo} alt={shown.alt} sizes="92vw" />
      </Dialog>
    </div>
  )
}
