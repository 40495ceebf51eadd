import { useState } from 'react'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { readHtml, writeHtml } from './html-text.ts'
import { HtmlSource } from './html-source.tsx'
import { lostFrom } from './lost-html.ts'
import { TextEditor } from './text-editor.tsx'

/** How a text is edited; as HTML because the editor would lose something of it, if it says what. */
interface Mode {
  readonly as: 'text' | 'html'
  readonly lost: readonly string[] | null
}

function modeFor(html: string): Mode {
  const lost = lostFrom(html)
  return { as: lost === null ? 'text' : 'html', lost }
}

/** A text as it is read, or its HTML. What the editor does not know is edited as HTML, and never lost unsaid. */
export function RichText({ value, onChange, ...field }: RichTextFieldProps) {
  const [mode, setMode] = useState(() => modeFor(value))
  /** What was last typed here: whatever else comes from outside. */
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
