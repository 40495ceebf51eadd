import { ARTISAN_LENGTHS } from '@shyrdak/sdk/contract'
import {
  artisanPath,
  type ArtisanImage,
  type ArtisanLine,
  type ArtisanPart,
  type ArtisanText,
} from '@shyrdak/state-machines/craftsman-profile/rules'

type SectionField = ArtisanText | ArtisanLine | ArtisanImage | 'tam_gallery' | 'social'

export interface Section {
  readonly name: 'title' | 'hello' | 'about' | 'gallery' | 'film' | 'craft' | 'person' | 'contacts' | 'links'
  readonly fields: readonly SectionField[]
}

/** The sections of each edited part, in the order of the public page. */
export const SECTIONS: Readonly<Record<ArtisanPart, readonly Section[]>> = {
  company: [
    { name: 'title', fields: ['name', 'banner_1'] },
    { name: 'hello', fields: ['hello_txt'] },
    { name: 'about', fields: ['about_img', 'about_ttl', 'about_txt'] },
    { name: 'gallery', fields: ['tam_gallery'] },
    { name: 'film', fields: ['video', 'video_ttl', 'video_txt'] },
  ],
  person: [
    { name: 'craft', fields: ['profile_pic', 'position'] },
    { name: 'person', fields: ['bio_txt', 'banner_2'] },
    { name: 'contacts', fields: ['address', 'phone', 'email'] },
    { name: 'links', fields: ['social'] },
  ],
}

const pathOf = (field: SectionField): string =>
  field === 'address' || field === 'phone' || field === 'email' ? artisanPath(field) : field

export const PAGE_ORDER: readonly string[] = Object.values(SECTIONS).flatMap((sections) =>
  sections.flatMap(({ fields }) => fields.map(pathOf)),
)

/** Aspect ratio of each image on the public page: width divided by height. */
export const ASPECTS: Readonly<Record<ArtisanImage, number>> = {
  profile_pic: 1,
  banner_1: 21 / 9,
  about_img: 16 / 10,
  banner_2: 16 / 9,
}

/** Maximum number of photos of the gallery. */
export const GALLERY_PHOTOS = 24

/** Maximum length and initial rows of each text; one row is a single-line field. */
export const TEXT_SIZES: Readonly<Record<ArtisanText, { readonly most: number; readonly rows: number }>> = {
  name: { most: ARTISAN_LENGTHS.name, rows: 1 },
  position: { most: ARTISAN_LENGTHS.position, rows: 1 },
  hello_txt: { most: ARTISAN_LENGTHS.prose, rows: 3 },
  about_ttl: { most: ARTISAN_LENGTHS.title, rows: 1 },
  about_txt: { most: ARTISAN_LENGTHS.prose, rows: 8 },
  video_ttl: { most: ARTISAN_LENGTHS.title, rows: 1 },
  video_txt: { most: ARTISAN_LENGTHS.prose, rows: 3 },
  bio_txt: { most: ARTISAN_LENGTHS.prose, rows: 6 },
  address: { most: ARTISAN_LENGTHS.address, rows: 2 },
}
