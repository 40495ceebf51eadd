import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Image } from '@shyrdak/blocks/parts/image'
import { localized } from '@shyrdak/sdk/format'
import { isBlank } from '@shyrdak/sdk/rules'
import { useId } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ArtisanOwner } from './start.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

interface Props {
  readonly owner: ArtisanOwner
  readonly page: OpenCraftsmanProfile
}

/** The workshop as visitors see it, and the number of texts written in each language. */
export function PageHead({ owner: { artisansId }, page }: Props) {
  const id = useId()
  // The button that discards a draft disappears with it.
  const fallback = useFocusFallback<HTMLElement>()
  const store = useStore()
  const t = useMessages('craftsman-profile')
  const { draft, texts, language, showAll, publication, isRestored, send } = page
  const seen = language ?? store.language
  const face = draft.profile_pic
  const written = (one: 'en' | 'ru' | 'kg') => texts.filter((field) => !isBlank(draft[field][one])).length
  return (
    <header {...fallback} className="shyrdak-craftsman-profile-head">
      <div className="shyrdak-craftsman-profile-card">
        <div className="shyrdak-craftsman-profile-face">
          {face ? (
            <Image photo={store.image(face)} alt="" sizes="96px" widths={[320]} />
          ) : (
            <Ornament shape="medallion" tone="walnut" />
          )}
        </div>
        <div className="shyrdak-craftsman-profile-who">
          <p>{localized(draft.position, seen)}</p>
          <h2 id="artisan-page">{localized(draft.name, seen) || t('unnamed')}</h2>
        </div>
        {publication.state === 'published' ? (
          // Opens in a new tab, so that the draft is not lost.
          <Button
            tone="secondary"
            href={store.link(`/craftsman/${artisansId}`)}
            target="_blank"
            rel="noopener"
          >
            {t('see')}
            <span className="shyrdak-hidden"> {t('newTab')}</span>
          </Button>
        ) : null}
      </div>
      {publication.state === 'published' ? null : (
        <Alert
          tone={publication.state === 'returned' ? 'warning' : 'info'}
          live="off"
          title={t(`publication.${publication.state}.title`)}
        >
          {publication.note === null ? (
            t(`publication.${publication.state}.text`)
          ) : (
            <>
              <q className="shyrdak-craftsman-profile-note">{publication.note}</q>{' '}
              {t(`publication.${publication.state}.text`)}
            </>
          )}
        </Alert>
      )}
      {isRestored ? (
        <Alert tone="info" live="polite" title={t('found')}>
          <Button tone="quiet" size="small" onClick={() => send({ type: 'page.discard' })}>
            {t('discard')}
          </Button>
        </Alert>
      ) : null}
      <LanguageSwitch id={`${id}-all`} label={t('languageOfAll')} value={language} onChange={showAll}>
        {(one) => (
          <>
            <span>{LANGUAGE_NAMES[one]}</span>
            <span className="shyrdak-craftsman-profile-written">
              {t('written', { count: written(one), all: texts.length })}
            </span>
          </>
        )}
      </LanguageSwitch>
    </header>
  )
}
