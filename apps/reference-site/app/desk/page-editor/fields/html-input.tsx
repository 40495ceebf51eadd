import { RichTextField } from '../../form/rich-text-field.tsx'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** A formatted text. */
export function HtmlInput(props: BlockFieldProps) {
  const { value, set, language = 'ru', required, lang: _, leave: __, ...field } = useBlockField(props)
  return (
    <RichTextField
      {...field}
      // Each language and block is a separate text with its own cursor.
      key={`${field.id} ${language}`}
      required={required}
      language={language}
      value={typeof value === 'string' ? value : ''}
      onChange={(html) => set(html === '' && !required ? undefined : html)}
    />
  )
}
