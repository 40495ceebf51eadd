import * as z from 'zod/mini'
import { unauthenticated, everyone } from '../access.ts'
import { Done, Email } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Id, Secret, SizeName, Slug } from '../scalars.ts'
import { EMAILS_LIMIT, GUESS_LIMIT } from '../rate-limits.ts'

/** Number of days for which the confirmation link sent to a guest is valid. */
export const NOTIFICATION_DAYS = 3

/** The kind of price shown: retail, special, or wholesale without a sole (`reyestr`) or with one (`sole`). */
export const NotificationPrice = z.enum(['retail', 'special', 'reyestr', 'sole'])
export type NotificationPrice = z.infer<typeof NotificationPrice>

/**
 * A subscription to a sold-out product in one colour and size. `soleId` is null except for `sole` prices,
 * which only approved wholesale clients see. Source: spec §3, notification, whose `saving` is a state of the
 * form.
 */
export const Notification = z.object({
  productId: Id,
  priceType: NotificationPrice,
  soleId: z.nullable(Id),
  colorId: Id,
  size: SizeName,
})
export type Notification = z.infer<typeof Notification>

/** Without an `email`, the email address of the current account is used. */
export const NewNotification = z.extend(Notification, { email: z.optional(Email) })
export type NewNotification = z.infer<typeof NewNotification>

/**
 * `waiting`: an email will be sent when the item is back. `confirming`: the address has to be confirmed first. Guests
 * always get `confirming`, so that the response does not reveal whether an address is known.
 */
export const NotificationState = z.enum(['waiting', 'confirming'])
export type NotificationState = z.infer<typeof NotificationState>

/** A confirmed subscription. */
export const ConfirmedNotification = z.extend(Notification, {
  slug: Slug,
  name: LocalizedText,
  color: LocalizedText,
})
export type ConfirmedNotification = z.infer<typeof ConfirmedNotification>

export const backInStock = {
  create: endpoint({
    method: 'POST',
    path: '/frontend/back-in-stock',
    summary:
      'Subscribe to one email when a sold-out colour and size of a product is back in stock. Guests have to confirm their email address.',
    access: everyone,
    body: NewNotification,
    response: z.object({ state: NotificationState }),
    errors: { NOT_FOUND: {} },
    limit: { max: 20, minutes: 10, perEmail: EMAILS_LIMIT },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/frontend/back-in-stock/confirm',
    summary: 'Confirm a back-in-stock subscription with the secret from the confirmation link.',
    access: unauthenticated,
    body: z.object({ k: Secret }),
    response: ConfirmedNotification,
    errors: { NOT_FOUND: {} },
    limit: GUESS_LIMIT,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/frontend/back-in-stock/cancel',
    summary: 'Cancel a back-in-stock subscription with the secret from any of its emails.',
    access: unauthenticated,
    body: z.object({ k: Secret }),
    response: Done,
    errors: { NOT_FOUND: {} },
    limit: GUESS_LIMIT,
  }),
}
