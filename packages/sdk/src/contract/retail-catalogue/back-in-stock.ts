import * as z from 'zod/mini'
import { anyone, everyone } from '../access.ts'
import { Done, Email } from '../auth/person.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { OrderKind } from '../order-kind.ts'
import { Id, Secret, Slug } from '../scalars.ts'

/** Days within which a guest has to open the link that confirms the address. */
export const NOTIFICATION_DAYS = 3

const Size = z.string().check(z.minLength(1), z.maxLength(30))

/**
 * A product in a colour and size that somebody waits for. Soles belong to wholesale goods, so `soleId` is null here.
 * Source: spec §3, notification; its `saving` is the state of the form while the request is stored.
 */
export const Notification = z.object({
  productId: Id,
  priceType: OrderKind,
  soleId: z.null(),
  colorId: Id,
  size: Size,
})
export type Notification = z.infer<typeof Notification>

/** Without an `email` the letter goes to the account of whoever is logged in. */
export const NewNotification = z.object({ ...Notification.shape, email: z.optional(Email) })
export type NewNotification = z.infer<typeof NewNotification>

/**
 * `waiting`: one letter will come. `confirming`: it will, once the link mailed to the address has been opened. Guests
 * are answered `confirming`, whether or not the store knows the address.
 */
export const NotificationState = z.enum(['waiting', 'confirming'])
export type NotificationState = z.infer<typeof NotificationState>

/** What somebody who opened a letter's link waits for. */
export const ConfirmedNotification = z.object({
  ...Notification.shape,
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
      'Ask for one letter when a sold-out colour and size of a retail or special product is back. Guests confirm their e-mail first.',
    access: everyone,
    body: NewNotification,
    response: z.object({ state: NotificationState }),
    errors: ['NOT_FOUND'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/frontend/back-in-stock/confirm',
    summary: 'Confirm the e-mail of a request with the secret of the link mailed to it.',
    access: anyone,
    body: z.object({ k: Secret }),
    response: ConfirmedNotification,
    errors: ['NOT_FOUND'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/frontend/back-in-stock/cancel',
    summary: 'Take a request back with the secret of a link in any of its letters.',
    access: anyone,
    body: z.object({ k: Secret }),
    response: Done,
    errors: ['NOT_FOUND'],
  }),
}
