import { ArtisanChanges, type ArtisanContact, type SocialLink } from '@shyrdak/sdk/contract'
import { checkedInput } from '#platform/text/checked-input.ts'
import { plainTexts } from '#platform/text/plain-lines.ts'
import { plainLine } from '#platform/text/plain-text.ts'

/** Normalizes the contact details of a workshop for storage. */
export const plainContact = ({ address, phone, email }: ArtisanContact): ArtisanContact => ({
  address: address && plainTexts(address, ['contact', 'address']),
  phone: phone && (plainLine(phone) || null),
  email: email && plainLine(email),
})

/** Normalizes links for storage. Refuses, by field, a name or URL of which nothing readable is left. */
export const plainLinks = (links: readonly SocialLink[]): SocialLink[] | undefined =>
  checkedInput(ArtisanChanges, {
    social: links.map(({ name, url }) => ({ name: plainLine(name), url: plainLine(url) })),
  }).social
