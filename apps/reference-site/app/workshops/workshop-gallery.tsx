import { Picture } from '@shyrdak/blocks/parts/picture'
import { siteWords } from '../locales/site-words.ts'
import { workshopWords } from '../locales/workshop-words.ts'
import type { PageEnv } from '../page/page-env.ts'
import { Popup } from '../shell/popup.tsx'

const LARGE = '(min-width: 781px) 900px, 100vw'

/** Pictures of a workshop; each opens large, without a script. */
export function WorkshopGallery({ photos, env }: { photos: readonly string[]; env: PageEnv }) {
  const words = workshopWords[env.language]
  return (
    <section className="site-workshop-gallery">
      <h2>{words.gallery}</h2>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              popoverTarget={`photo-${place + 1}`}
              aria-label={words.enlarge(place + 1, photos.length)}
            >
              <Picture photo={env.picture(photo)} alt="" sizes="(min-width: 781px) 300px, 64vw" />
            </button>
            <Popup
              id={`photo-${place + 1}`}
              title={words.gallery}
              closeLabel={siteWords(env.language).shell.close}
              className="site-workshop-photo"
            >
              <Picture photo={env.picture(photo)} alt="" sizes={LARGE} />
            </Popup>
          </li>
        ))}
      </ul>
    </section>
  )
}
