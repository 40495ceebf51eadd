import type { DeliveryService, Issue, NewRetailOrder, OrderKind } from '@shyrdak/sdk/contract'
import { isEmail, isPostalCode, plainPostalCode } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { deliversTo, duplicateIssues } from '#modules/delivery/index.ts'
import { discountCode } from '#modules/discounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { isPhoneNumber } from '#platform/text/phone-number.ts'
import { plainLine, plainText, unstorableTexts } from '#platform/text/plain-text.ts'

type Body = z.infer<typeof NewRetailOrder>

/**
 * Normalizes the texts of the body, so that the fingerprint, the order and the email all use the same ones.
 */
function withPlainTexts(body: Body): Body {
  const { contact, address, comment, discount_code: code, gift_note: giftNote, ...rest } = body
  return {
    ...rest,
    contact: {
      ...contact,
      first_name: plainLine(contact.first_name),
      last_name: plainLine(contact.last_name),
      email: plainLine(contact.email),
    },
    address: {
      ...address,
      ...(address.city !== undefined && { city: plainLine(address.city) }),
      ...(address.street !== undefined && { street: plainLine(address.street) }),
      ...(address.postal_code !== undefined && {
        postal_code: plainPostalCode(address.postal_code, address.country_iso_code),
      }),
    },
    ...(comment !== undefined && { comment: plainText(comment) }),
    ...(code !== undefined && { discount_code: discountCode(code) }),
    ...(giftNote !== undefined && { gift_note: plainText(giftNote) }),
  }
}

/** Issues for texts that are empty after normalization. */
const emptyTexts = ({ contact, address }: Body): Issue[] =>
  [
    ['contact', 'first_name', contact.first_name],
    ['contact', 'last_name', contact.last_name],
    ['address', 'city', address.city],
    ['address', 'street', address.street],
  ].flatMap(([group = '', field = '', text]) =>
    text === '' ? [{ path: [group, field], code: 'required' }] : [],
  )

/** An order holds goods of one kind: retail and special goods are made and shipped separately. */
const wrongKinds = ({ items }: Body, kind: OrderKind): Issue[] =>
  items.flatMap(({ is_special }, index) =>
    is_special === (kind === 'special') ? [] : [{ path: ['items', index, 'is_special'], code: 'invalid' }],
  )

/**
 * Validates the body before any lookup and returns it with normalized texts.
 * @throws INVALID naming every wrong field at once
 */
export async function checkPlacement(
  context: Pick<AppContext, 'settings'>,
  sent: Body,
  { country, kind }: { country: string; kind: OrderKind },
): Promise<Body> {
  const body = withPlainTexts(sent)
  const issues: Issue[] = [
    ...unstorableTexts(sent),
    ...emptyTexts(body),
    ...duplicateIssues(body.items),
    ...wrongKinds(body, kind),
  ]
  if (!isEmail(body.contact.email)) issues.push({ path: ['contact', 'email'], code: 'invalid' })
  // The same check as in the checkout form: a number accepted there is not refused here.
  if (!(await isPhoneNumber(body.contact.phone))) issues.push({ path: ['contact', 'phone'], code: 'invalid' })
  const { postal_code, country_iso_code } = body.address
  if (postal_code !== undefined && !isPostalCode(postal_code, country_iso_code))
    issues.push({ path: ['address', 'postal_code'], code: 'invalid' })
  // Prices are those of the chosen country, so goods cannot be bought in one country and shipped to another.
  if (country_iso_code !== country || !deliversTo(context, country))
    issues.push({ path: ['address', 'country_iso_code'], code: 'invalid' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return body
}

const ADDRESS = ['city', 'street', 'postal_code'] as const

/** A complete shipping address. */
export type SentTo = Record<(typeof ADDRESS)[number], string>

/**
 * Returns the shipping address, or null when every line is picked up: an address is not stored then.
 * @throws INVALID naming every field that is missing
 */
export function checkAddress(
  { address }: Pick<Body, 'address'>,
  services: readonly Pick<DeliveryService, 'kind'>[],
): SentTo | null {
  if (services.every(({ kind }) => kind === 'pickup')) return null
  const { city, street, postal_code } = address
  if (city !== undefined && street !== undefined && postal_code !== undefined)
    return { city, street, postal_code }
  const missing = ADDRESS.filter((field) => address[field] === undefined)
  throw refuse('INVALID', {
    issues: missing.map((field) => ({ path: ['address', field], code: 'required' })),
  })
}
