import { LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import { useMemo, useRef, useState } from 'react'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { controlAttributes } from './control-attributes.ts'
import { LinkForm } from './link-form.tsx'
import { addressAt, isInLink, removeLink, setLink } from './link-commands.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditorView } from './use-editor-view.ts'

interface Props extends RichTextFieldProps {
  onEditHtml: () => void
}

/** The visual editor with its toolbar. */
export function TextEditor({ value, onChange, onEditHtml, ...field }: Props) {
  const { readOnly = false, required = false, language } = field
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const control = controlAttributes(field)
  const { id, 'aria-labelledby': label, 'aria-describedby': described, 'aria-invalid': isInvalid } = control
  const attributes = useMemo(
    () => ({
      id,
      class: 'shyrdak-prose site-rich-text',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': label,
      lang: LANGUAGE_TAGS[language],
      ...(described && { 'aria-describedby': described }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(required && { 'aria-required': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    }),
    [id, label, described, isInvalid, required, readOnly, language],
  )
  const { place, state, run, focus } = useEditorView({
    html: value,
    onChange,
    isLocked: readOnly,
    attributes,
    keys: {
      'Mod-k': () => setLinking(!readOnly),
      'Alt-F10': () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    },
  })
  const endLinking = () => {
    setLinking(false)
    focus()
  }
  return (
    <div className="site-rich" data-mode="text">
      <div className="site-rich-bar">
        <Toolbar
          ref={toolbar}
          controls={id}
          state={state}
          isLocked={readOnly}
          isLinking={isLinking}
          run={run}
          onLink={() => setLinking((isOpen) => !isOpen)}
          onEditHtml={onEditHtml}
          onLeave={focus}
        />
        {isLinking && !readOnly ? (
          <LinkForm
            id={id}
            language={language}
            address={addressAt(state)}
            isSet={isInLink(state)}
            onSet={(href) => {
              run(setLink(href))
              endLinking()
            }}
            onRemove={() => {
              run(removeLink)
              endLinking()
            }}
            onCancel={endLinking}
          />
        ) : null}
      </div>
      <div ref={place} className="site-rich-page" />
    </div>
  )
}
