import type { ImageColumns } from '#platform/media/image-columns.ts'
import type { PhotoQuery } from '#platform/media/warm-images.ts'

export const CATALOGUE_IMAGES: ImageColumns = {
  category: { photo: 'path' },
  variation: { photos: 'paths' },
  sole: { photo: 'path' },
  proposal: { photos: 'paths' },
  artisan: {
    profile_pic: 'path',
    banner_1: 'path',
    banner_2: 'path',
    about_img: 'path',
    tam_gallery: 'paths',
    video: 'path',
  },
}

/** The photos of the newest goods, in the card widths of phones and desktops. */
export const CARD_PHOTOS: PhotoQuery = {
  text: `
    select distinct on (product_id) card::jsonb #>> '{product,photo}' as photo
    from listing_card order by product_id desc limit 200`,
  widths: [320, 480],
}

export const ARTISAN_PHOTOS: PhotoQuery = {
  text: `select profile_pic as photo from artisan where profile_pic is not null and state = 'published' order by id limit 60`,
  widths: [320],
}
