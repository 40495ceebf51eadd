import { describeIssue } from '@shyrdak/sdk/messages'
import type { ArtisanProfile } from '@shyrdak/sdk/contract'
import {
  profileOf,
  ARTISAN_IMAGES,
  ARTISAN_LINES,
  type ArtisanImage,
} from '@shyrdak/state-machines/craftsman-profile/rules'
import { useId, type ComponentType } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { FilmField } from '../photo-upload/film-field.tsx'
import { PhotoField } from '../photo-upload/photo-field.tsx'
import { PhotosField } from '../photo-upload/photos-field.tsx'
import type { ArtisanOwner } from './start.ts'
import { LineField, type TypedLine } from './line-field.tsx'
import { PageHead } from './page-head.tsx'
import { SaveBar } from './save-bar.tsx'
import { ASPECTS, GALLERY_PHOTOS, SECTIONS, type Section } from './sections.ts'
import { SocialLinks } from './social-links.tsx'
import { TextField } from './text-field.tsx'
import { useFirstWrongField } from './use-first-wrong-field.ts'
import { useCraftsmanProfile, type OpenCraftsmanProfile } from './use-craftsman-profile.ts'

export interface CraftsmanProfileEditorProps extends ArtisanOwner {
  /** Renders the public page with the unsaved changes. */
  readonly Preview?: ComponentType<{ profile: ArtisanProfile }>
}

type SectionField = Section['fields'][number]
const isLine = (field: SectionField): field is TypedLine => ARTISAN_LINES.some((line) => line === field)
const isImage = (field: SectionField): field is ArtisanImage =>
  ARTISAN_IMAGES.some((image) => image === field)

/** The editor for a part of a workshop's public page. */
export function CraftsmanProfileEditor({ Preview, ...owner }: CraftsmanProfileEditorProps) {
  const id = useId()
  const t = useMessages('craftsman-profile')
  const page = useCraftsmanProfile(owner)
  const root = useFirstWrongField(page)
  return (
    <div className="shyrdak-craftsman-profile" data-state={page.state} ref={root}>
      <form
        aria-labelledby="artisan-page"
        noValidate
        // If the script fails to load, nothing typed may end up in the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          page.send({ type: 'page.save' })
        }}
      >
        <PageHead owner={owner} page={page} />
        {SECTIONS[owner.part].map(({ name, fields }) => (
          <section key={name} className="shyrdak-craftsman-profile-section" aria-labelledby={`${id}-${name}`}>
            <header>
              <h3 id={`${id}-${name}`}>{t(`sections.${name}.title`)}</h3>
              <p>{t(`sections.${name}.text`)}</p>
            </header>
            <div>
              {fields.map((field) => (
                <SectionFieldOf key={field} field={field} page={page} />
              ))}
            </div>
          </section>
        ))}
        <SaveBar page={page} />
      </form>
      {Preview ? (
        <section className="shyrdak-craftsman-profile-preview" aria-labelledby={`${id}-preview`}>
          <header>
            <h3 id={`${id}-preview`}>{t('preview')}</h3>
            <p>{t('previewText')}</p>
          </header>
          {/* The preview is inert: nothing in it can be clicked or focused. */}
          <div className="shyrdak-craftsman-profile-sheet" inert>
            <Preview profile={profileOf(owner.artisansId, page.draft)} />
          </div>
        </section>
      ) : null}
    </div>
  )
}

function SectionFieldOf({
  field,
  page,
}: {
  readonly field: SectionField
  readonly page: OpenCraftsmanProfile
}) {
  const t = useMessages('craftsman-profile')
  const i18n = useCodeMessages('issues')
  const { draft, issues, isReadOnly, send } = page
  const issue = issues.find(({ path }) => path[0] === field)
  const error = issue && describeIssue(issue, i18n)
  if (field === 'social') return <SocialLinks page={page} />
  if (field === 'video')
    return (
      <div data-path={field}>
        <FilmField
          name={field}
          label={t('fields.video')}
          hint={t('hints.video')}
          error={issue?.code === 'invalid' ? t('wrongVideo') : error}
          value={draft.video}
          isReadOnly={isReadOnly}
          onChange={(video) => send({ type: 'page.change', change: { video }, about: field })}
        />
      </div>
    )
  if (field === 'tam_gallery')
    return (
      <PhotosField
        label={t('fields.tam_gallery')}
        hint={t('hints.tam_gallery')}
        error={error}
        value={draft.tam_gallery}
        most={GALLERY_PHOTOS}
        isReadOnly={isReadOnly}
        onChange={(tam_gallery) => send({ type: 'page.change', change: { tam_gallery }, about: field })}
      />
    )
  if (isImage(field))
    return (
      <PhotoField
        label={t(`fields.${field}`)}
        error={error}
        value={draft[field]}
        aspect={ASPECTS[field]}
        isRound={field === 'profile_pic'}
        isReadOnly={isReadOnly}
        onChange={(path) => send({ type: 'page.change', change: { [field]: path }, about: field })}
      />
    )
  return isLine(field) ? <LineField field={field} page={page} /> : <TextField field={field} page={page} />
}
