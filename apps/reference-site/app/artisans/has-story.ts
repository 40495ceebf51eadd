import type { ArtisanProfile } from '@shyrdak/sdk/contract'

/** Whether an artisan's page has any content beyond the name. */
export function hasStory({
  hello_txt,
  about_txt,
  about_img,
  bio_txt,
  video,
  banner_1,
  banner_2,
  tam_gallery,
  contact,
}: ArtisanProfile): boolean {
  const texts = [
    hello_txt,
    about_txt,
    about_img,
    bio_txt,
    video,
    banner_1,
    banner_2,
    ...Object.values(contact),
  ]
  return tam_gallery.length > 0 || texts.some((one) => one !== null)
}
