import { Select, type SelectOption } from '@shyrdak/blocks/parts/select'
import { messagesIn } from '../../../messages/messages-in.ts'
import { usePageContext } from '../../../page/use-page-context.ts'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

interface Props extends BlockFieldProps {
  options: readonly SelectOption[]
  /** What an option means as a value. */
  read: (option: string) => unknown
  /** What it says where nothing is chosen, and needs not be. */
  placeholder?: string
}

/** One of several values. An optional one may be left to what is usual. */
export function ChoiceInput({ options, read, placeholder, ...props }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { value, set, leave: _, language: __, lang: ___, required, ...field } = useBlockField(props)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // What is there is offered, whatever it is.
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
