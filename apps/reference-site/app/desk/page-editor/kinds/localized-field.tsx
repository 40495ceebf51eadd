import { Field } from '@shyrdak/blocks/parts/field'
import type { LocalizedText } from '@shyrdak/sdk/contract'
import type { PageFields } from '@shyrdak/state-machines/page-editor'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageNames } from '../../language-names.ts'
import { usePageFields } from './use-page-fields.ts'

interface Props {
  /** The name of the page's field. */
  name: string
  label: string
  hint?: string
  isLong?: boolean
  isRequired?: boolean
  /** Changes of other fields that follow from the new text. */
  follows?: (text: LocalizedText, before: LocalizedText) => Partial<PageFields>
}

/** A text of the page in the shown language. */
export function LocalizedField({ name, label, hint, isLong = false, isRequired = false, follows }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { fields, shown, lang, errorOf, set, leave } = usePageFields<PageFields>()
  const text = fields[name] as LocalizedText // validated by the page's kind
  function change(value: string) {
    const next = { ...text, [shown]: value }
    set({ [name]: next, ...follows?.(next, text) }, `${name}.${shown}`)
  }
  const common = {
    id: `editor-${name}`,
    name,
    label: t('inLanguage', { label, language: languageNames[language][shown] }),
    hint,
    required: isRequired,
    lang,
    value: text[shown],
    autoComplete: 'off',
    error: errorOf(`${name}.${shown}`),
    onBlur: leave,
  }
  return isLong ? (
    <Field {...common} multiline rows={3} onChange={({ currentTarget }) => change(currentTarget.value)} />
  ) : (
    <Field {...common} onChange={({ currentTarget }) => change(currentTarget.value)} />
  )
}
