// The text looks the same as on pages.
import '@shyrdak/blocks/blocks.css'
import './rich-text/rich-text.css'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { lazy, Suspense } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { RichTextFieldProps } from './rich-text/rich-text-props.ts'

export type { RichTextFieldProps }

// Loaded on demand, so that pages without such a field do not load the editor.
const RichText = lazy(async () => ({ default: (await import('./rich-text/rich-text.tsx')).RichText }))

/** A field for text with headings, lists, links and tables, edited visually or as HTML. */
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
