import type { Email } from '#platform/email/port.ts'
import { LINK_DAYS } from '../confirmation-secrets.ts'
import type { AccountRow } from '../log-in.ts'
import { TEMPORARY_MINUTES } from '../temporary-password.ts'
import { ACCOUNT_EMAIL_MESSAGES, type AccountEmailKind } from './account-email-messages.ts'
import { writeEmail } from '#platform/email/plain-email.ts'

interface Told {
  to: string
  /** The address that the email is about. */
  email: string
  code?: string
  link?: string
}

/** An email about an account, in its person's language. */
export function writeAccountEmail(
  { firstName, language }: Pick<AccountRow, 'firstName' | 'language'>,
  kind: AccountEmailKind,
  { to, email, code, link }: Told,
): Email {
  const { subject, opening, action, closing } = ACCOUNT_EMAIL_MESSAGES[kind]
  return writeEmail({
    to,
    name: firstName,
    language,
    subject: subject[language],
    opening: opening[language]
      .replace('{email}', () => email)
      .replace('{days}', String(LINK_DAYS))
      .replace('{minutes}', String(TEMPORARY_MINUTES)),
    closing: closing[language],
    ...(code !== undefined && { code }),
    ...(action && link !== undefined && { action: { text: action[language], link } }),
  })
}
