import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import type { ZoomedPhotos } from '../islands/zoom-photos.tsx'
import { Popup } from '../shell/popup.tsx'

interface Props {
  /** Media URLs of the photos of one colour. */
  photos: readonly string[]
  name: string
  t: Translate<Texts['site/product']>
  closeLabel: string
}

const LARGE = '(min-width: 1200px) 620px, (min-width: 781px) 50vw, 100vw'

/**
 * The photos of one colour: a row to swipe, thumbnails that link to each, and large versions that are loaded
 * when opened, in a full-screen viewer or, without scripts, in a popup.
 */
export function Gallery({ photos, name, t, closeLabel }: Props) {
  const zoomed: ZoomedPhotos = {
    images: photos.map((photo, place) => ({
      photo,
      alt: place === 0 ? name : t('photo', { place: place + 1, of: photos.length }),
    })),
    labels: {
      image: t('photos'),
      previous: t('previous'),
      next: t('next'),
      enlarge: t('enlarge'),
      zoomIn: t('enlarge'),
      zoomOut: t('zoomOut'),
      close: closeLabel,
    },
  }
  return (
    <section
      className="site-gallery"
      aria-label={t('photos')}
      data-gallery=""
      data-zoom={JSON.stringify(zoomed)}
    >
      <div className="site-gallery-main">
        <div
          className="site-gallery-row"
          data-gallery-row=""
          tabIndex={0}
          role="group"
          aria-label={t('photos')}
        >
          {photos.map((photo, place) => (
            <div className="site-gallery-view" id={`view-${place + 1}`} key={photo}>
              <Image
                photo={photo}
                alt={place === 0 ? name : t('photo', { place: place + 1, of: photos.length })}
                sizes={LARGE}
                eager={place === 0}
              />
            </div>
          ))}
        </div>
        <button
          type="button"
          className="site-gallery-zoom"
          popoverTarget="site-zoom"
          aria-label={t('enlarge')}
          data-gallery-zoom=""
        >
          <Icon name="search" />
        </button>
      </div>
      {photos.length > 1 && (
        <ul className="site-thumbs">
          {photos.map((photo, place) => (
            <li key={photo}>
              <a
                className="site-thumb"
                href={`#view-${place + 1}`}
                aria-label={t('photo', { place: place + 1, of: photos.length })}
                data-thumb={place}
                data-here={place === 0 ? '' : undefined}
              >
                <Image photo={photo} alt="" sizes="80px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Popup id="site-zoom" title={name} closeLabel={closeLabel} className="site-zoom">
        <div className="site-zoom-photos">
          {photos.map((photo, place) => (
            <Image
              key={photo}
              photo={photo}
              alt={t('photo', { place: place + 1, of: photos.length })}
              sizes="(min-width: 781px) 900px, 100vw"
            />
          ))}
        </div>
      </Popup>
    </section>
  )
}
