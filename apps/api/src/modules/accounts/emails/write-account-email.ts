import type { Email } from '#platform/email/port.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { LINK_DAYS } from '../confirmation-secrets.ts'
import type { AccountRow } from '../log-in.ts'
import { TEMPORARY_MINUTES } from '../temporary-password.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import texts from './texts.json' with { type: 'json' }

export type AccountEmailKind = 'confirm-email' | 'email-asked' | 'password-changed' | 'temporary-password'

/** The kinds queued by account id. Temporary passwords are queued by request id. */
export type QueuedEmailKind = Exclude<AccountEmailKind, 'temporary-password'>

interface AccountEmailContent {
  to: string
  /** The address that the email is about. */
  email: string
  code?: string
  link?: string
}

const textsIn = textsOf('accounts-emails', texts)

/** Emails without a button are only informative. */
const hasButton = (kind: AccountEmailKind) => kind === 'confirm-email' || kind === 'temporary-password'

/** Writes an email about an account, in its language. */
export function writeAccountEmail(
  { firstName, language }: Pick<AccountRow, 'firstName' | 'language'>,
  kind: AccountEmailKind,
  { to, email, code, link }: AccountEmailContent,
): Email {
  const t = textsIn(language)
  const time =
    kind === 'temporary-password'
      ? t('account-email.minutes', { count: TEMPORARY_MINUTES })
      : t('account-email.days', { count: LINK_DAYS })
  const values = { email, time }
  return writeEmail({
    to,
    name: firstName,
    language,
    subject: t(`account-email.${kind}.subject`),
    opening: t(`account-email.${kind}.opening`, values),
    closing: t(`account-email.${kind}.closing`),
    ...(code !== undefined && { code }),
    ...(link !== undefined &&
      hasButton(kind) && { action: { text: t(`account-email.${kind}.action`), link } }),
  })
}
