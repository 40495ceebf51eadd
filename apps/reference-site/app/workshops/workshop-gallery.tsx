import { messagesIn } from '../messages/messages-in.ts'
import { Image } from '@shyrdak/blocks/parts/image'
import type { PageEnv } from '../page/page-env.ts'
import { Popup } from '../shell/popup.tsx'

const LARGE = '(min-width: 781px) 900px, 100vw'

/** Images of a workshop; each opens large, without JavaScript. */
export function WorkshopGallery({ photos, env }: { photos: readonly string[]; env: PageEnv }) {
  const t = messagesIn(env.language, 'site/workshops')
  return (
    <section className="site-workshop-gallery">
      <h2>{t('gallery')}</h2>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              popoverTarget={`photo-${place + 1}`}
              aria-label={t('enlarge', { place: place + 1, of: photos.length })}
            >
              <Image photo={env.image(photo)} alt="" sizes="(min-width: 781px) 300px, 64vw" />
            </button>
            <Popup
              id={`photo-${place + 1}`}
              title={t('gallery')}
              closeLabel={messagesIn(env.language, 'site/shell')('close')}
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
