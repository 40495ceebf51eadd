import './long-text.css'
import { messagesIn } from '../messages/messages-in.ts'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { usePageContext } from '../page/use-page-context.ts'

/** Longer texts are collapsed, so that the list stays readable. */
const MAX_LENGTH = 420
const MAX_LINES = 8

interface Props {
  text: string
  /** The language of the text. */
  language?: Language
}

/** A text written by a person, with its line breaks; a long one can be expanded. */
export function LongText({ text, language }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/list')
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > MAX_LENGTH || text.split('\n').length > MAX_LINES
  return (
    <div className="site-desk-text" data-folded={(isLong && !isOpen) || undefined}>
      <p lang={language && LANGUAGE_TAGS[language]}>{text}</p>
      {isLong ? (
        <button
          type="button"
          className="site-desk-unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('showLess') : t('showAll')}
        </button>
      ) : null}
    </div>
  )
}
