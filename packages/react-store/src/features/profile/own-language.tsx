import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { Language } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useProfileCall } from './use-profile-call.ts'
import { loadLate } from '../../store/load-late.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import type { OwnPartProps } from './own-part.ts'
import { ProfilePart } from '../../parts/profile-part.tsx'

/** The form for the language of the user's emails. */
export function OwnLanguage({ person, audience, onChange }: OwnPartProps) {
  const store = useStore()
  const t = useMessages('profile')
  const i18n = useCodeMessages('errors')
  const [chosen, setChosen] = useState(person.language)
  const { isBusy, state, failure, run } = useProfileCall()
  return (
    <ProfilePart id="profile-language" title={t('language.title')} text={t('language.text')}>
      <form
        className="shyrdak-account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            const { changePerson } = await loadLate(store, () => import('./start-profile.ts'))
            onChange(await changePerson(store, audience, { language: chosen }))
          })
        }}
      >
        <Select
          id="profile-emails"
          name="language"
          label={t('language.label')}
          options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={({ currentTarget }) =>
            setChosen(Language.options.find((one) => one === currentTarget.value) ?? chosen)
          }
        />
        <div className="shyrdak-account-form-send">
          <Button type="submit" tone="secondary" busy={isBusy}>
            {t('language.submit')}
          </Button>
          <span role="status">
            {state === 'done' ? t('person.saved') : failure ? failureText(failure, i18n) : ''}
          </span>
        </div>
      </form>
    </ProfilePart>
  )
}
