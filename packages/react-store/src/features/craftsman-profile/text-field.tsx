import { Field } from '@shyrdak/blocks/parts/field'
import { LANGUAGE_TAGS, LANGUAGES } from '@shyrdak/sdk/contract'
import { formatNumber } from '@shyrdak/sdk/format'
import { describeIssue } from '@shyrdak/sdk/messages'
import { isBlank } from '@shyrdak/sdk/rules'
import { artisanPath, type ArtisanText } from '@shyrdak/state-machines/craftsman-profile/rules'
import { useId } from 'react'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { TEXT_SIZES } from './sections.ts'
import type { OpenCraftsmanProfile } from './use-craftsman-profile.ts'

interface Props {
  readonly field: ArtisanText
  readonly page: OpenCraftsmanProfile
}

/** A text in three languages, one shown at a time; the others show whether they are empty. */
export function TextField({ field, page }: Props) {
  const id = useId()
  const reader = useStore().language
  const t = useMessages('craftsman-profile')
  const i18n = useCodeMessages('issues')
  const { draft, shown, show, issues, isReadOnly, send } = page
  const language = shown[field]
  const texts = draft[field]
  const { most, rows } = TEXT_SIZES[field]
  const path = artisanPath(field)
  const wrong = issues.filter(({ path: at }) => at.slice(0, -1).join('.') === path)
  const issue = wrong.find(({ path: at }) => at.at(-1) === language)
  const isWrong = (one: string) => wrong.some(({ path: at }) => at.at(-1) === one)
  const { length } = texts[language].trim()
  const control = {
    id,
    name: path,
    label: (
      <>
        {t(`fields.${field}`)} <span className="shyrdak-hidden">({LANGUAGE_NAMES[language]})</span>
      </>
    ),
    hint: (
      <span className="shyrdak-craftsman-profile-count" data-over={length > most || undefined}>
        {t('count', { length: formatNumber(length, reader), most: formatNumber(most, reader) })}
      </span>
    ),
    error: issue && describeIssue(issue, i18n),
    required: field === 'name' && LANGUAGES.every((one) => isBlank(texts[one])),
    lang: LANGUAGE_TAGS[language],
    value: texts[language],
    readOnly: isReadOnly,
  }
  const type = (text: string) =>
    send({
      type: 'page.change',
      change: { [field]: { ...texts, [language]: text } },
      // A name in one language is enough, so typing any of them clears the error.
      about: field === 'name' ? path : `${path}.${language}`,
    })
  return (
    <div className="shyrdak-craftsman-profile-text" data-path={path}>
      <LanguageSwitch
        id={`${id}-language`}
        label={t('languageOf', { field: t(`fields.${field}`) })}
        value={language}
        onChange={(one) => show(field, one)}
      >
        {(one) => (
          <>
            <span
              className="shyrdak-craftsman-profile-dot"
              data-state={isWrong(one) ? 'wrong' : isBlank(texts[one]) ? 'empty' : 'written'}
            />
            <span aria-hidden="true">{LANGUAGE_NAMES[one].slice(0, 3)}</span>
            <span className="shyrdak-hidden">
              {LANGUAGE_NAMES[one] + (isBlank(texts[one]) ? `, ${t('empty')}` : '')}
            </span>
          </>
        )}
      </LanguageSwitch>
      {/* A separate field per language, so that the browser's undo does not mix them. */}
      {rows === 1 ? (
        <Field key={language} {...control} onChange={({ currentTarget }) => type(currentTarget.value)} />
      ) : (
        <Field
          key={language}
          {...control}
          multiline
          rows={rows}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
    </div>
  )
}
