import type { SpecialGoodsSeed } from '@shyrdak/api/seeding'
import { localized } from '../good.ts'
import { palette, imageName, type ImageSpec } from '../images/index.ts'
import type { Shot, Workshop } from './workshop.ts'

const hexOf = (id: string): string => {
  const felt = palette.find((one) => one.id === id)
  if (!felt) throw new Error(`The palette has no felt called ${id}.`)
  return felt.hex
}

/** The address of a picture in a workshop's own felts. */
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
  } as ImageSpec // kind, model and view stand together in the shot
  return `/media/${imageName(spec)}.jpg`
}

/** A demo workshop as its row; `id` is also its place in the list. */
export function workshopRow(workshop: Workshop, id: number): SpecialGoodsSeed['artisans'][number] {
  const { handle, felts, scenes, portrait } = workshop
  const [banner, about, second] = scenes
  const photo = (shot: Shot, seed = id) => shotPhoto(shot, felts, seed)
  return {
    id,
    name: localized(workshop.name),
    position: localized(workshop.position),
    profilePic: photo(['scene', portrait, 'square']),
    banner1: photo(['scene', banner, 'wide']),
    helloText: localized(workshop.hello),
    aboutImage: photo(['scene', about, 'tile'], id + 100),
    aboutTitle: localized(workshop.aboutTitle),
    aboutText: localized(workshop.about),
    gallery: workshop.gallery.map((shot, place) => photo(shot, id + place * 30)),
    banner2: photo(['scene', second, 'wide'], id + 200),
    bioText: localized(workshop.bio),
    contact: {
      address: localized(workshop.address),
      phone: workshop.phone,
      email: `${handle}@shyrdak.example`,
    },
    social: [
      { name: 'Instagram', url: `https://instagram.example/${handle}` },
      { name: 'Telegram', url: `https://telegram.example/${handle}` },
    ],
    place: id,
  }
}
