import * as z from 'zod/mini'
import { owner } from '../access.ts'
import { Address, SavedAddress } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import type { LocalizedText } from '../localized-text.ts'
import { Id, MediaPath } from '../scalars.ts'
import { ArtisanProfile, SocialLink } from '../special-goods/artisans.ts'
import { Email, Person, PersonChanges } from './person.ts'
import { CompanyFields } from './registration.ts'

/** Whoever buys; `address` is where their parcels go, null until one was saved. */
export const ShopperProfile = z.object({ ...Person.shape, address: z.nullable(Address) })
export type ShopperProfile = z.infer<typeof ShopperProfile>

export const ShopperChanges = z.object({
  ...PersonChanges.shape,
  address: z.optional(z.nullable(SavedAddress)),
})
export type ShopperChanges = z.infer<typeof ShopperChanges>

/** `waiting` and `rejected` clients see no prices; `reason` is the manager's word to a refused one. */
export const WholesaleStatus = z.enum(['waiting', 'active', 'rejected'])
export type WholesaleStatus = z.infer<typeof WholesaleStatus>

export const WholesaleProfile = z.object({
  ...ShopperProfile.shape,
  status: WholesaleStatus,
  reason: z.nullable(z.string()),
  company: z.string(),
  country_iso_code: z.string(),
  city: z.string(),
})
export type WholesaleProfile = z.infer<typeof WholesaleProfile>

export const WholesaleChanges = z.object({
  ...ShopperChanges.shape,
  company: z.optional(CompanyFields.company),
  country_iso_code: z.optional(CompanyFields.country_iso_code),
  city: z.optional(CompanyFields.city),
})
export type WholesaleChanges = z.infer<typeof WholesaleChanges>

/** The craftsman and their workshop; `profile` is null until it was saved once. */
export const CraftsmanProfile = z.object({
  ...Person.shape,
  artisans_id: Id,
  profile: z.nullable(ArtisanProfile),
})
export type CraftsmanProfile = z.infer<typeof CraftsmanProfile>

/** Characters of the texts of a workshop's page, in each language. */
export const WORKSHOP_LENGTHS = { name: 100, position: 200, title: 200, prose: 5000, address: 300 } as const
/** How many links to elsewhere it may have. */
export const WORKSHOP_LINKS = 12

const upTo = (length: number) => {
  const text = z.string().check(z.maxLength(length))
  return z.object({ en: text, ru: text, kg: text })
}
const title = z.optional(z.nullable(upTo(WORKSHOP_LENGTHS.title)))
const prose = z.optional(z.nullable(upTo(WORKSHOP_LENGTHS.prose)))
const image = z.optional(z.nullable(MediaPath))

/** The profile fields of a workshop. What is left out stays as it is, null empties a field. Texts are plain. */
export const WorkshopChanges = z.object({
  name: z.optional(upTo(WORKSHOP_LENGTHS.name).check(z.refine(hasText, { path: ['ru'] }))),
  position: z.optional(upTo(WORKSHOP_LENGTHS.position)),
  profile_pic: image,
  banner_1: image,
  hello_txt: prose,
  about_img: image,
  about_ttl: title,
  about_txt: prose,
  tam_gallery: z.optional(z.array(MediaPath).check(z.maxLength(24))),
  video: z.optional(ArtisanProfile.shape.video),
  video_ttl: title,
  video_txt: prose,
  banner_2: image,
  bio_txt: prose,
  contact: z.optional(
    z.object({
      ...ArtisanProfile.shape.contact.shape,
      address: z.nullable(upTo(WORKSHOP_LENGTHS.address)),
      email: z.nullable(Email),
    }),
  ),
  social: z.optional(z.array(SocialLink).check(z.maxLength(WORKSHOP_LINKS))),
})
export type WorkshopChanges = z.infer<typeof WorkshopChanges>

/** A workshop has a name in at least one language; where it has none, the one in the store's own is missed. */
function hasText(text: LocalizedText): boolean {
  return Object.values(text).some((word) => word.trim() !== '')
}

const errors = ['UNAUTHENTICATED'] as const

export const profile = {
  retail: {
    read: endpoint({
      method: 'GET',
      path: '/frontend/profile',
      summary: 'The shopper logged in.',
      access: owner('frontend'),
      response: ShopperProfile,
      errors,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/frontend/profile',
      summary: 'Change name, phone, language, e-mail or the address of parcels.',
      access: owner('frontend'),
      body: ShopperChanges,
      response: ShopperProfile,
      errors,
    }),
  },
  wholesale: {
    read: endpoint({
      method: 'GET',
      path: '/wholesale/profile',
      summary: 'The wholesale client logged in, and whether a manager has approved.',
      access: owner('wholesale'),
      response: WholesaleProfile,
      errors,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/wholesale/profile',
      summary: 'Change the person or the company.',
      access: owner('wholesale'),
      body: WholesaleChanges,
      response: WholesaleProfile,
      errors,
    }),
  },
  craftsman: {
    read: endpoint({
      method: 'GET',
      path: '/specialgoods/auth/user',
      summary: 'The craftsman logged in.',
      access: owner('specialgoods'),
      response: z.object({ data: CraftsmanProfile }),
      errors,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/specialgoods/auth/user',
      summary: 'Change name, phone, language or e-mail.',
      access: owner('specialgoods'),
      body: PersonChanges,
      response: z.object({ data: CraftsmanProfile }),
      errors,
    }),
    saveWorkshop: endpoint({
      method: 'POST',
      path: '/specialgoods/profile',
      summary: 'Save the fields of the workshop’s public page; the first time shows the workshop.',
      access: owner('specialgoods'),
      body: WorkshopChanges,
      response: z.object({ data: ArtisanProfile }),
      errors,
    }),
  },
}
