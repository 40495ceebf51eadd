import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { Popup } from '../shell/popup.tsx'
import type { ProductMessages } from '../locales/product-messages.ts'

interface Props {
  /** Media addresses of one colour. */
  photos: readonly string[]
  name: string
  messages: ProductMessages
  closeLabel: string
}

const LARGE = '(min-width: 1200px) 620px, (min-width: 781px) 50vw, 100vw'

/**
 * The views of one colour: a row that is pushed by a finger, thumbnails that lead to each, and a sheet with the
 * large pictures, which are loaded when it opens. All of it works without a script.
 */
export function Gallery({ photos, name, messages, closeLabel }: Props) {
  return (
    <section className="site-gallery" aria-label={messages.photos} data-gallery="">
      <div className="site-gallery-main">
        <div
          className="site-gallery-row"
          data-gallery-row=""
          tabIndex={0}
          role="group"
          aria-label={messages.photos}
        >
          {photos.map((photo, place) => (
            <div className="site-gallery-view" id={`view-${place + 1}`} key={photo}>
              <Image
                photo={photo}
                alt={place === 0 ? name : messages.photo(place + 1, photos.length)}
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
          aria-label={messages.enlarge}
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
                aria-label={messages.photo(place + 1, photos.length)}
                data-thumb={place}
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
              alt={messages.photo(place + 1, photos.length)}
              sizes="(min-width: 781px) 900px, 100vw"
            />
          ))}
        </div>
      </Popup>
    </section>
  )
}
