import { WORKSHOP_LINES, type WorkshopLine } from '@shyrdak/state-machines/workshop-profile/rules'
import { useId } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import type { WorkshopOwner } from './start.ts'
import { LineField } from './line-field.tsx'
import { PageHead } from './page-head.tsx'
import { SaveBar } from './save-bar.tsx'
import { SECTIONS, type Section } from './sections.ts'
import { SocialLinks } from './social-links.tsx'
import { TextField } from './text-field.tsx'
import { useFirstWrongField } from './use-first-wrong-field.ts'
import { useWorkshopProfile } from './use-workshop-profile.ts'

export type WorkshopProfileProps = WorkshopOwner

const isLine = (field: Section['fields'][number]): field is WorkshopLine =>
  (WORKSHOP_LINES as readonly string[]).includes(field)

/** Edits the public page of a workshop. */
export function WorkshopProfile(owner: WorkshopProfileProps) {
  const id = useId()
  const t = useMessages('workshop-profile')
  const page = useWorkshopProfile(owner)
  const root = useFirstWrongField(page)
  return (
    <div className="shyrdak-workshop-profile" data-state={page.state} ref={root}>
      <form
        aria-labelledby="workshop-page"
        noValidate
        // If the script fails to load, nothing typed may end up in the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          page.send({ type: 'page.save' })
        }}
      >
        <PageHead owner={owner} page={page} />
        {SECTIONS.map(({ name, fields }) => (
          <section key={name} className="shyrdak-workshop-profile-section" aria-labelledby={`${id}-${name}`}>
            <header>
              <h3 id={`${id}-${name}`}>{t(`sections.${name}.title`)}</h3>
              <p>{t(`sections.${name}.text`)}</p>
            </header>
            <div>
              {fields.map((field) =>
                isLine(field) ? (
                  <LineField key={field} field={field} page={page} />
                ) : (
                  <TextField key={field} field={field} page={page} />
                ),
              )}
            </div>
          </section>
        ))}
        <section className="shyrdak-workshop-profile-section" aria-labelledby={`${id}-links`}>
          <header>
            <h3 id={`${id}-links`}>{t('links.title')}</h3>
            <p>{t('links.text')}</p>
          </header>
          <SocialLinks page={page} />
        </section>
        <SaveBar page={page} />
      </form>
    </div>
  )
}
