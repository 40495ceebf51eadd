// The text looks as pages show it.
import '@shyrdak/blocks/blocks.css'
import './rich-text/rich-text.css'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { lazy, Suspense } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { RichTextFieldProps } from './rich-text/rich-text-props.ts'

export type { RichTextFieldProps }

// Nobody waits for an editor on a page that has no such field.
const RichText = lazy(async () => ({ default: (await import('./rich-text/rich-text.tsx')).RichText }))

/** A text with headings, lists, links and tables, edited as it is read in the shop, or as HTML. */
export function RichTextField(field: RichTextFieldProps) {
  const { id, label, hint, error, required } = field
  const t = messagesIn(usePageContext().language, 'site/desk')
  return (
    <div className="shyrdak-field" data-kind="rich-text" data-invalid={error ? true : undefined}>
      <label className="shyrdak-field-label" id={`${id}-label`} htmlFor={id}>
        {label}
        {required ? (
          <span className="shyrdak-field-mark" aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      <Suspense
        fallback={
          <p className="site-rich-opening">
            <Spinner /> {t('opening')}
          </p>
        }
      >
        <RichText {...field} />
      </Suspense>
      {error ? (
        <p className="shyrdak-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="shyrdak-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
