import { useState } from 'react'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { readHtml, writeHtml } from './html-text.ts'
import { HtmlSource } from './html-source.tsx'
import { lostFrom } from './lost-html.ts'
import { TextEditor } from './text-editor.tsx'

/** How a text is edited. `lost` lists what editing as text would lose, which is why it is edited as HTML. */
interface Mode {
  readonly as: 'text' | 'html'
  readonly lost: readonly string[] | null
}

function modeFor(html: string): Mode {
  const lost = lostFrom(html)
  return { as: lost === null ? 'text' : 'html', lost }
}

/**
 * Edits a text visually or as HTML. A text that the visual editor would change starts as HTML, so nothing is
 * lost silently.
 */
export function RichText({ value, onChange, ...field }: RichTextFieldProps) {
  const [mode, setMode] = useState(() => modeFor(value))
  /** The last value from this editor. Any other value was set from outside. */
  const [typed, setTyped] = useState(value)

  if (value !== typed) {
    setTyped(value)
    if (mode.as === 'text') setMode(modeFor(value))
  }

  function change(html: string) {
    setTyped(html)
    onChange(html)
  }

  if (mode.as === 'html')
    return (
      <HtmlSource
        {...field}
        value={value}
        lost={mode.lost}
        onChange={change}
        onEditText={() => setMode(modeFor(value))}
        onLoseIt={() => {
          change(writeHtml(readHtml(value)))
          setMode({ as: 'text', lost: null })
        }}
      />
    )
  return (
    <TextEditor
      {...field}
      value={value}
      onChange={change}
      onEditHtml={() => setMode({ as: 'html', lost: null })}
    />
  )
}
