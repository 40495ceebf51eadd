import { useState } from 'react'
import { Image } from '../image/image.tsx'
import { imageName, type ViewerImage, type ViewerLabels } from '../lightbox/viewer-image.ts'

export type { ViewerImage }

export interface ImageViewerProps {
  images: readonly ViewerImage[]
  labels: ViewerLabels
}

/** Code-split and loaded on the first click, since few visitors open it. */
const loadLightbox = async () => (await import('../lightbox/lightbox.tsx')).Lightbox

/** A large image, a column of thumbnails and a lightbox. Source: spec §2, GridImages. */
export function ImageViewer({ images, labels }: ImageViewerProps) {
  const [selected, select] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [Lightbox, setLightbox] = useState<Awaited<ReturnType<typeof loadLightbox>> | null>(null)
  const image = images[selected]
  const nameOf = (index: number) => imageName(images, index, labels.image)
  if (!image) return null
  async function open() {
    try {
      const code = Lightbox ?? (await loadLightbox())
      // Wrapped, since React would call a function as an updater.
      setLightbox(() => code)
      setOpen(true)
    } catch {
      // The photo stays visible, and the next press tries again.
    }
  }
  return (
    <div className="shyrdak-image-viewer">
      {images.length > 1 && (
        <div className="shyrdak-image-viewer-column">
          {images.map(({ photo }, index) => (
            <button
              key={index}
              type="button"
              className="shyrdak-image-viewer-thumb"
              aria-label={nameOf(index)}
              aria-current={index === selected}
              onClick={() => select(index)}
            >
              <Image photo={photo} alt="" sizes="96px" />
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="shyrdak-image-viewer-large"
        aria-label={`${labels.enlarge}: ${nameOf(selected)}`}
        onClick={() => void open()}
      >
        <Image photo={image.photo} alt={image.alt} sizes="(min-width: 781px) 50vw, 92vw" />
      </button>
      {Lightbox && (
        <Lightbox
          images={images}
          selected={selected}
          onSelect={select}
          isOpen={isOpen}
          onOpenChange={setOpen}
          labels={labels}
        />
      )}
    </div>
  )
}
