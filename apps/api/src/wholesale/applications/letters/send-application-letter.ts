import { eq } from 'drizzle-orm'
import { writeLetter } from '../../../auth/letters/letter.ts'
import { account, wholesaleApplication } from '../../../db/schema/people.ts'
import { fillIn } from '../../../mail/fill-in.ts'
import type { Tools } from '../../../tools.ts'
import { APPLICATION_LETTER_WORDS } from './application-letter-words.ts'

const PAGES = { active: '/admin/profile', refused: '/categories' } as const

/**
 * Tells a client once what was decided of their application, in their language. What was decided anew since then has a
 * letter of its own.
 */
export async function sendApplicationLetter(
  tools: Tools,
  accountId: number,
  revision: number,
): Promise<void> {
  const { db, mail, settings } = tools
  const [found] = await db
    .select({ application: wholesaleApplication, client: account })
    .from(wholesaleApplication)
    .innerJoin(account, eq(account.id, wholesaleApplication.accountId))
    .where(eq(account.id, accountId))
  if (!found || found.application.decidedRevision !== revision || found.application.toldRevision === revision)
    return
  const { company, reason } = found.application
  const { email, firstName, language, status } = found.client
  if (status !== 'active' && status !== 'refused') return
  const { subject, opening, action, closing } = APPLICATION_LETTER_WORDS[status]
  await mail.send(
    writeLetter({
      to: email,
      name: firstName,
      language,
      subject: subject[language],
      opening: fillIn(opening[language], { company, reason: reason ?? '' }),
      action: { text: action[language], link: `${settings.publicUrl}/${language}${PAGES[status]}` },
      closing: closing[language],
    }),
  )
  await db
    .update(wholesaleApplication)
    .set({ toldRevision: revision })
    .where(eq(wholesaleApplication.accountId, accountId))
}
