import type { Letter } from '../../gateways/mail/port.ts'
import { LINK_DAYS } from '../confirm-email.ts'
import type { AccountRow } from '../log-in.ts'
import { TEMPORARY_MINUTES } from '../temporary-password.ts'
import { LETTER_WORDS, type AccountLetterKind } from './letter-words.ts'
import { writeLetter } from './letter.ts'

interface Told {
  to: string
  /** The address that the letter is about. */
  email: string
  code?: string
  link?: string
}

/** A letter about an account, in its person's language. */
export function accountLetter(
  { firstName, language }: Pick<AccountRow, 'firstName' | 'language'>,
  kind: AccountLetterKind,
  { to, email, code, link }: Told,
): Letter {
  const { subject, opening, action, closing } = LETTER_WORDS[kind]
  return writeLetter({
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
