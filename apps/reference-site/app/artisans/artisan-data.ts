import type { Artisan, ArtisanPage, ArtisanProfile } from '@shyrdak/sdk/contract'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { pageAddress } from '../page/page-address.ts'
import type { placeOf, StructuredData } from '../page/structured-data.ts'
import { placeInList } from '../page/place-in-list.ts'

const CONTEXT = 'https://schema.org'
type Place = ReturnType<typeof placeOf>

const addressOf = ({ origin, prefix }: Place, id: Artisan['id']) =>
  pageAddress(origin, prefix, `/craftsman/${id}`)

/** The structured data of an artisan. */
export function artisanData(place: Place, profile: ArtisanProfile): StructuredData {
  const { name, bio_txt, about_txt, profile_pic, contact, social, artisans_id } = profile
  const text = about_txt ?? bio_txt
  return {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    name: localized(name, place.language),
    url: addressOf(place, artisans_id),
    ...(text && { description: localized(text, place.language) }),
    ...(profile_pic && { image: mediaUrl(place.media, profile_pic) }),
    ...(contact.address && { address: localized(contact.address, place.language) }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    parentOrganization: { '@id': `${place.origin}/#organization` },
  }
}

/** The structured data for one page of the list of artisans. */
export const artisanList = (place: Place, page: ArtisanPage): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: page.data.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: placeInList(page, index),
    name: localized(name, place.language),
    url: addressOf(place, id),
  })),
})
