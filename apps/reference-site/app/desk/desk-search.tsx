import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Form } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { deskMessages } from './desk-messages.ts'

interface Props {
  /** What can be looked for. */
  label: string
  text: string
  /** The filter that stays while something is looked for. */
  keep?: Readonly<Record<string, string | undefined>>
}

/** Looks for a text in a list, by its address. */
export function DeskSearch({ label, text, keep }: Props) {
  const messages = deskMessages[usePageContext().language]
  return (
    <Form className="site-desk-search" role="search" aria-label={messages.find} preventScrollReset key={text}>
      {Object.entries(keep ?? {}).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Field
        id="desk-search"
        name="text"
        type="search"
        label={label}
        defaultValue={text}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" tone="secondary">
        {messages.findSubmit}
      </Button>
    </Form>
  )
}
