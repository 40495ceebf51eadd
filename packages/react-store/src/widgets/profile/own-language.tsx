import { Button } from '@shyrdak/blocks/parts/button'
import { Select } from '@shyrdak/blocks/parts/select'
import { Language } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useAuthCall } from '../../hooks/use-auth-call.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { failureText } from '../../widget-parts/failure-text.ts'
import { LANGUAGE_NAMES } from '../../widget-parts/language-names.ts'
import type { OwnPartProps } from './own-part.ts'

/** The language of letters. */
export function OwnLanguage({ person, audience, onChange }: OwnPartProps) {
  const store = useStore()
  const words = useWords('profile')
  const [chosen, setChosen] = useState(person.language)
  const { state, failure, run } = useAuthCall()
  return (
    <section className="shyrdak-profile-part" aria-labelledby="profile-language">
      <h2 id="profile-language">{words.language.title}</h2>
      <form
        className="shyrdak-account-form"
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            const { changePerson } = await import('../../journeys/auth-profile.ts')
            onChange(await changePerson(store, audience, { language: chosen }))
          })
        }}
      >
        <Select
          id="profile-letters"
          name="language"
          label={words.language.title}
          hint={words.language.text}
          options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={({ currentTarget }) =>
            setChosen(Language.options.find((one) => one === currentTarget.value) ?? chosen)
          }
        />
        <div className="shyrdak-account-form-send">
          <Button type="submit" busy={state === 'doing'}>
            {words.language.submit}
          </Button>
          <span role="status">
            {state === 'done' ? words.person.saved : failure ? failureText(failure, store.language) : ''}
          </span>
        </div>
      </form>
    </section>
  )
}
