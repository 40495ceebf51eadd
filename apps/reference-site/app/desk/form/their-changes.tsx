import './their-changes.css'
import { Button } from '@shyrdak/blocks/parts/button'
import { Image } from '@shyrdak/blocks/parts/image'
import { useStore } from '@shyrdak/react-store'
import { Language, MediaPath } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'
import { textsByKey, withTextOf, type TypedFields } from './typed-fields.ts'

/** The labels of a form's fields. */
export type FieldNames<Form> = Readonly<Record<keyof Form, string>>

interface Props<Form> {
  names: FieldNames<Form>
  /** The stored state before and after the other person's change. */
  before: Form
  now: Form
  form: Form
  isLocked: boolean
  /** Formats values that are not texts, such as ids; by default they are shown unchanged. */
  textOf?: ((field: string, text: string) => string) | undefined
  onTake: (update: (form: Form) => Form, field: string) => void
}

/**
 * Lists a colleague's changes, text by text. Where the manager has entered something else, both are shown to
 * choose from.
 */
export function TheirChanges<Form extends TypedFields<Form>>(props: Props<Form>) {
  const { names, before, now, form, isLocked, textOf = (_, text) => text, onTake } = props
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/form')
  /** What was typed before it was exchanged for theirs. */
  const [mine, setMine] = useState(form)
  const [was, theirs, own, typed] = [before, now, mine, form].map((one) => textsByKey(one))
  const nameOf = (key: string) => {
    const [field, of] = key.split('.')
    const name = names[field as keyof Form] // the key begins with the field
    const named = Language.safeParse(of)
    return named.success ? `${name}, ${languageNames[language][named.data]}` : name
  }
  const changed = [...(theirs ?? [])].filter(([key, text]) => text !== was?.get(key))
  return (
    <>
      <p>{t('theirChanges')}</p>
      <ul className="site-desk-theirs">
        {changed.map(([key, text]) => {
          const other = own?.get(key) ?? typed?.get(key) ?? ''
          const isTypedHere = other !== text && other.trim() !== was?.get(key)?.trim()
          const isTaken = typed?.get(key) === text
          return (
            <li key={key}>
              <strong>{nameOf(key)}</strong> <Text>{textOf(key, text)}</Text>
              {isTypedHere ? (
                <div className="site-desk-ways">
                  <span>
                    {t('yours')} <Text>{textOf(key, other)}</Text>
                  </span>
                  <Button
                    tone="secondary"
                    size="small"
                    disabled={isLocked}
                    onClick={() => {
                      if (!isTaken) setMine(withTextOf(mine, form, key))
                      onTake((one) => withTextOf(one, isTaken ? mine : now, key), key)
                    }}
                  >
                    {t(isTaken ? 'takeYours' : 'takeTheirs')}
                    <span className="shyrdak-hidden">{`: ${nameOf(key)}`}</span>
                  </Button>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p>{t('theirsMerged')}</p>
    </>
  )
}

/** An entered text, or an image. */
function Text({ children }: { children: string }) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const store = useStore()
  if (children.trim() === '') return <em>{t('empty')}</em>
  if (MediaPath.safeParse(children).success)
    return <Image photo={store.image(children)} alt="" sizes="80px" widths={[160]} />
  return <span>{children}</span>
}
