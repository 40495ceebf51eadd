import { Select, type SelectOption } from '@shyrdak/blocks/parts/select'
import { messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

interface Props extends BlockFieldProps {
  options: readonly SelectOption[]
  /** Converts an option to a value. */
  read: (option: string) => unknown
  /** The label when an optional field is empty. */
  placeholder?: string
}

/** A select for one of several values. An optional field can be left at its default. */
export function ChoiceInput({ options, read, placeholder, ...props }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { value, set, leave: _, language: __, lang: ___, required, ...field } = useBlockField(props)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // An unknown current value is offered as well.
  const isKnown = text === '' || options.some((option) => option.value === text)
  return (
    <Select
      {...field}
      required={required}
      value={text}
      options={isKnown ? options : [...options, { value: text, label: text }]}
      placeholder={required ? t('choose') : (placeholder ?? t('usual'))}
      onChange={({ currentTarget }) =>
        set(currentTarget.value === '' ? undefined : read(currentTarget.value))
      }
    />
  )
}
