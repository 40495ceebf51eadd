import { Image } from '@shyrdak/blocks/parts/image'
import { siteMessages } from '../locales/site-messages.ts'
import { workshopMessages } from '../locales/workshop-messages.ts'
import type { PageEnv } from '../page/page-env.ts'
import { Popup } from '../shell/popup.tsx'

const LARGE = '(min-width: 781px) 900px, 100vw'

/** Images of a workshop; each opens large, without JavaScript. */
export function WorkshopGallery({ photos, env }: { photos: readonly string[]; env: PageEnv }) {
  const messages = workshopMessages[env.language]
  return (
    <section className="site-workshop-gallery">
      <h2>{messages.gallery}</h2>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              popoverTarget={`photo-${place + 1}`}
              aria-label={messages.enlarge(place + 1, photos.length)}
            >
              <Image photo={env.image(photo)} alt="" sizes="(min-width: 781px) 300px, 64vw" />
            </button>
            <Popup
              id={`photo-${place + 1}`}
              title={messages.gallery}
              closeLabel={siteMessages(env.language).shell.close}
              className="site-workshop-photo"
            >
              <Image photo={env.image(photo)} alt="" sizes={LARGE} />
            </Popup>
          </li>
        ))}
      </ul>
    </section>
  )
}
