import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { artisan } from '../../special-tables.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('artisans-emails', texts)

export const artisanEmail = defineEmail('artisan-email', sendArtisanEmail)

/**
 * Emails a craftsman once that the workshop was published or returned. Skips outdated decisions: each has its
 * own email.
 */
async function sendArtisanEmail(
  context: AppContext,
  { artisanId, revision }: { artisanId: number; revision: number },
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({ artisan, craftsman: account })
    .from(artisan)
    .innerJoin(account, eq(account.artisansId, artisan.id))
    .where(eq(artisan.id, artisanId))
  if (!found || found.artisan.decidedRevision !== revision || found.artisan.announcedRevision === revision)
    return
  const { state, note } = found.artisan
  if (state === 'waiting') return
  const { email, firstName, language } = found.craftsman
  const t = textsIn(language)
  const page = state === 'published' ? `/craftsman/${artisanId}` : '/admin/craftsman-company-page'
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t(`artisan-email.${state}.subject`),
      opening: t(`artisan-email.${state}.opening`, { note: note ?? '' }),
      action: {
        text: t(`artisan-email.${state}.action`),
        link: `${settings.publicUrl}/${language}${page}`,
      },
      closing: t(`artisan-email.${state}.closing`),
    }),
  )
  await db.update(artisan).set({ announcedRevision: revision }).where(eq(artisan.id, artisanId))
}
