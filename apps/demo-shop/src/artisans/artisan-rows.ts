import type { SpecialGoodsSeed } from '@shyrdak/api/seeding'
import { localized } from '../good.ts'
import { palette, imageName, type ImageSpec } from '../images/index.ts'
import type { Shot, DemoArtisan } from './artisan.ts'

const hexOf = (id: string): string => {
  const felt = palette.find((one) => one.id === id)
  if (!felt) throw new Error(`The palette has no felt called ${id}.`)
  return felt.hex
}

/** The path of an image in a workshop's own felts. */
export function shotPhoto([kind, model, view]: Shot, felts: string, seed: number): string {
  const [main = '', accent = '', lining] = felts.split(' ')
  const spec = {
    kind,
    model,
    view,
    main: hexOf(main),
    accent: hexOf(accent),
    ...(lining !== undefined && { lining: hexOf(lining) }),
    seed,
  } as ImageSpec // kind, model and view match in a shot
  return `/media/${imageName(spec)}.jpg`
}

/** The row of a demo workshop; `id` is also its position in the list. */
export function artisanRow(artisan: DemoArtisan, id: number): SpecialGoodsSeed['artisans'][number] {
  const { handle, felts, scenes, portrait } = artisan
  const [banner, about, second] = scenes
  const photo = (shot: Shot, seed = id) => shotPhoto(shot, felts, seed)
  return {
    id,
    name: localized(artisan.name),
    position: localized(artisan.position),
    profilePic: photo(['scene', portrait, 'square']),
    banner1: photo(['scene', banner, 'wide']),
    helloText: localized(artisan.hello),
    aboutImage: photo(['scene', about, 'tile'], id + 100),
    aboutTitle: localized(artisan.aboutTitle),
    aboutText: localized(artisan.about),
    gallery: artisan.gallery.map((shot, place) => photo(shot, id + place * 30)),
    banner2: photo(['scene', second, 'wide'], id + 200),
    bioText: localized(artisan.bio),
    contact: {
      address: localized(artisan.address),
      phone: artisan.phone,
      email: `${handle}@shyrdak.example`,
    },
    social: [
      { name: 'Instagram', url: `https://instagram.example/${handle}` },
      { name: 'Telegram', url: `https://telegram.example/${handle}` },
    ],
    place: id,
  }
}
