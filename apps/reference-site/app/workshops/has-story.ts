import type { ArtisanProfile } from '@shyrdak/sdk/contract'

/** Whether a workshop has told anything of itself beyond its name. */
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
  const told = [
    hello_txt,
    about_txt,
    about_img,
    bio_txt,
    video,
    banner_1,
    banner_2,
    ...Object.values(contact),
  ]
  return tam_gallery.length > 0 || told.some((one) => one !== null)
}
