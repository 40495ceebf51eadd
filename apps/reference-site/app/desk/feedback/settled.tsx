import './inbox.css'
import { Badge } from '@shyrdak/blocks/parts/badge'
import { formatDateTime } from '@shyrdak/sdk/format'
import type { FeedbackMessage } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'
import { LongText } from '../long-text.tsx'
import { moderatedByText } from '../list/moderated-by-text.ts'

const TONES = { waiting: 'saffron', answered: 'sage', dismissed: 'plain' } as const

type Settled = Pick<
  FeedbackMessage,
  'state' | 'answer' | 'settled_at' | 'settled_by' | 'created_at' | 'language'
>

/** When a visitor's message arrived, its language and state. */
export function InboxState({ item }: { item: Settled }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/feedback')
  return (
    <p className="site-desk-state">
      <Badge tone={TONES[item.state]}>{t(`states.${item.state}`)}</Badge>
      <span className="site-desk-note">
        {`${formatDateTime(item.created_at, language)} · ${t('reads', { language: languageNames[language][item.language] })}`}
      </span>
    </p>
  )
}

/** The answer with its author and time; nothing while the message waits. */
export function InboxAnswer({ item }: { item: Settled }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/feedback')
  if (item.settled_at === null) return null
  const when = formatDateTime(item.settled_at, language)
  return (
    <div className="site-desk-answer">
      <p className="site-desk-note">
        {item.answer === null ? null : `${t('answer')}. `}
        {moderatedByText(messagesIn(language, 'desk/list'), item.settled_by, when)}
      </p>
      {item.answer === null ? null : <LongText text={item.answer} language={item.language} />}
    </div>
  )
}
