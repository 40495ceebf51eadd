import * as z from 'zod/mini'
import { EMPLOYEE_ROLES, owner } from '../access.ts'
import { Address, SavedAddress } from '../address.ts'
import { endpoint } from '../endpoint.ts'
import { Id, MediaPath } from '../scalars.ts'
import { ArtisanProfile, SocialLink } from '../special-goods/artisans.ts'
import { someTexts, texts } from '../texts.ts'
import { Email, Person, PersonChanges } from './person.ts'
import { CompanyFields } from './registration.ts'
import { UNCONFIRMED_LIMIT } from '../rate-limits.ts'

/** A retail or wholesale account. `address` is null until one is saved. */
export const ShopperProfile = z.extend(Person, { address: z.nullable(Address) })
export type ShopperProfile = z.infer<typeof ShopperProfile>

/** As `PersonChanges`. `address` replaces the saved one as a whole; null deletes it. */
export const ShopperChanges = z.extend(PersonChanges, {
  address: z.optional(z.nullable(SavedAddress)),
})
export type ShopperChanges = z.infer<typeof ShopperChanges>

/** Clients that are `waiting` or `rejected` see no prices. */
export const WholesaleStatus = z.enum(['waiting', 'active', 'rejected'])
export type WholesaleStatus = z.infer<typeof WholesaleStatus>

/**
 * `reason` explains a rejection. `company_id` identifies the client and is the same for all of its employees;
 * `employee_role` is the role of this one.
 */
export const WholesaleProfile = z.extend(ShopperProfile, {
  company_id: Id,
  employee_role: z.enum(EMPLOYEE_ROLES),
  status: WholesaleStatus,
  reason: z.nullable(z.string()),
  company: z.string(),
  country_iso_code: z.string(),
  city: z.string(),
})
export type WholesaleProfile = z.infer<typeof WholesaleProfile>

export const WholesaleChanges = z.extend(ShopperChanges, {
  company: z.optional(CompanyFields.company),
  country_iso_code: z.optional(CompanyFields.country_iso_code),
  city: z.optional(CompanyFields.city),
})
export type WholesaleChanges = z.infer<typeof WholesaleChanges>

/**
 * Publication state of a workshop: `new` before the first save, then `waiting` for a manager, who publishes
 * or returns it. A published workshop is edited without another review; a returned one waits again once it is
 * saved.
 */
export const ArtisanState = z.enum(['new', 'waiting', 'published', 'returned'])
export type ArtisanState = z.infer<typeof ArtisanState>

/** `note` is the manager's comment on a returned workshop. */
export const ArtisanPublication = z.object({ state: ArtisanState, note: z.nullable(z.string()) })
export type ArtisanPublication = z.infer<typeof ArtisanPublication>

/** A craftsman and their workshop. `profile` is null until it is saved for the first time. */
export const CraftsmanProfile = z.extend(Person, {
  artisans_id: Id,
  profile: z.nullable(ArtisanProfile),
  publication: ArtisanPublication,
})
export type CraftsmanProfile = z.infer<typeof CraftsmanProfile>

/** Maximum length of the texts of a workshop's page, in characters per language. */
export const ARTISAN_LENGTHS = { name: 100, position: 200, title: 200, prose: 5000, address: 300 } as const
/** Maximum number of social links of a workshop. */
export const ARTISAN_LINKS = 12

const title = z.optional(z.nullable(texts(ARTISAN_LENGTHS.title)))
const prose = z.optional(z.nullable(texts(ARTISAN_LENGTHS.prose)))
const image = z.optional(z.nullable(MediaPath))

/** Changes to a workshop's profile. Omitted fields stay unchanged, null clears a field. Texts are plain text. */
export const ArtisanChanges = z.object({
  name: z.optional(someTexts(ARTISAN_LENGTHS.name)),
  position: z.optional(texts(ARTISAN_LENGTHS.position)),
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
      address: z.nullable(texts(ARTISAN_LENGTHS.address)),
      email: z.nullable(Email),
    }),
  ),
  social: z.optional(z.array(SocialLink).check(z.maxLength(ARTISAN_LINKS))),
})
export type ArtisanChanges = z.infer<typeof ArtisanChanges>

export const profile = {
  retail: {
    read: endpoint({
      method: 'GET',
      path: '/frontend/profile',
      summary: 'Retrieve the profile of the current shopper.',
      access: owner('frontend'),
      response: ShopperProfile,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/frontend/profile',
      summary: 'Update the name, phone, language, email or delivery address of the current shopper.',
      access: owner('frontend'),
      body: ShopperChanges,
      response: ShopperProfile,
      limit: UNCONFIRMED_LIMIT,
    }),
  },
  wholesale: {
    read: endpoint({
      method: 'GET',
      path: '/wholesale/profile',
      summary: 'Retrieve the profile of the current wholesale client, including its approval status.',
      access: owner('wholesale'),
      response: WholesaleProfile,
    }),
    update: endpoint({
      method: 'PUT',
      path: '/wholesale/profile',
      summary:
        'Update the personal details of the current wholesale client, or as an owner those of the company.',
      access: owner('wholesale'),
      body: WholesaleChanges,
      response: WholesaleProfile,
      limit: UNCONFIRMED_LIMIT,
    }),
  },
  craftsman: {
    read: endpoint({
      method: 'GET',
      path: '/specialgoods/auth/user',
      summary: 'Retrieve the profile of the current craftsman.',
      access: owner('specialgoods'),
      response: z.object({ data: CraftsmanProfile }),
    }),
    update: endpoint({
      method: 'PUT',
      path: '/specialgoods/auth/user',
      summary: 'Update the name, phone, language or email of the current craftsman.',
      access: owner('specialgoods'),
      body: PersonChanges,
      response: z.object({ data: CraftsmanProfile }),
      limit: UNCONFIRMED_LIMIT,
    }),
    saveArtisan: endpoint({
      method: 'POST',
      path: '/specialgoods/profile',
      summary:
        'Update the public page of the current craftsman’s workshop. A workshop becomes public once a manager has approved it; its images and video are those of the page or uploaded by the craftsman, and the video may also be a YouTube address.',
      access: owner('specialgoods'),
      body: ArtisanChanges,
      response: z.object({ data: ArtisanProfile, publication: ArtisanPublication }),
    }),
  },
}
