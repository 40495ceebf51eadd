import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  name: string
  label: string
  /** The other query parameters, which a search preserves. */
  written: Readonly<Record<string, string | undefined>>
}

/** A form that searches the list by a text. */
export function SearchField({ name, label, written }: Props) {
  const t = messagesIn(usePageContext().language, 'site/desk')
  const { [name]: text = '', ...others } = written
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Keyed by the text, the form would be replaced by each search, and the focus lost.
    if (input.current) input.current.value = text
  }, [text])
  return (
    <Form className="site-desk-search" role="search" aria-label={t('find')} preventScrollReset>
      {Object.entries(others).map(([field, value]) =>
        value ? <input key={field} type="hidden" name={field} value={value} /> : null,
      )}
      <Field
        ref={input}
        id="desk-search"
        name={name}
        type="search"
        label={label}
        defaultValue={text}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" tone="secondary">
        {t('findSubmit')}
      </Button>
    </Form>
  )
}
