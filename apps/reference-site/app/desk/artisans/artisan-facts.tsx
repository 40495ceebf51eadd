import { Badge } from '@shyrdak/blocks/parts/badge'
import { LANGUAGES } from '@shyrdak/sdk/contract'
import { formatDateTime } from '@shyrdak/sdk/format'
import type { ManagedArtisan } from '@shyrdak/sdk/management'
import { missingParts } from '../../craftsman/missing-parts.ts'
import { ArtisanPreview } from '../../craftsman/artisan-preview.tsx'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'
import { moderatedByText } from '../list/moderated-by-text.ts'

const TONES = { waiting: 'saffron', published: 'sage', returned: 'madder' } as const

/** An artisan: the craftsman's account, the state, the languages of the texts, and a preview of the page. */
export function ArtisanFacts({ artisan }: { artisan: ManagedArtisan }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/artisans')
  const tList = messagesIn(language, 'desk/list')
  const { id, profile, craftsman, state, note, submitted_at, decided_at, decided_by } = artisan
  const missing = missingParts(profile)
  const written = LANGUAGES.filter((one) =>
    [profile.hello_txt, profile.about_txt, profile.bio_txt].some((text) => text && text[one].trim() !== ''),
  )
  return (
    <>
      <p className="site-desk-state">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {submitted_at === null ? null : (
          <span className="site-desk-note">
            {t('submitted', { when: formatDateTime(submitted_at, language) })}
          </span>
        )}
        {decided_at === null ? null : (
          <span className="site-desk-note">
            {moderatedByText(tList, decided_by, formatDateTime(decided_at, language))}
          </span>
        )}
      </p>
      {note === null ? null : <p className="site-desk-why">{tList('why', { reason: note })}</p>}
      <dl className="site-desk-facts">
        {craftsman === null ? null : (
          <div>
            <dt>{t('craftsman')}</dt>
            <dd>
              {`${craftsman.first_name} ${craftsman.last_name}, `}
              <a href={`mailto:${craftsman.email}`}>{craftsman.email}</a>
              {craftsman.phone === null ? null : <>, {craftsman.phone}</>}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('languages')}</dt>
          <dd>{written.map((one) => languageNames[language][one]).join(', ') || '–'}</dd>
        </div>
        <div>
          <dt>{t('missing')}</dt>
          <dd>{missing.map((part) => t(`parts.${part}`)).join(', ') || t('nothing')}</dd>
        </div>
      </dl>
      {state === 'published' ? (
        <p>
          <a href={`${prefix}/craftsman/${id}`} target="_blank" rel="noopener">
            {t('see')}
          </a>
        </p>
      ) : (
        <details className="site-desk-preview">
          <summary>{t('preview')}</summary>
          <ArtisanPreview profile={profile} />
        </details>
      )}
    </>
  )
}
