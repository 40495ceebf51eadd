import './chat.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Select } from '@shyrdak/blocks/parts/select'
import type { Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { chatAnswers } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'

/** The maximum number of answers in the menu. */
const MAX_ANSWERS = 100

interface Props {
  /** The client's language. */
  spoken: Language
  onChoose: (text: string) => void
}

/**
 * A menu of prepared answers. The chosen one is inserted into the message in the client's language and can be
 * edited.
 */
export function AnswerPicker({ spoken, onChoose }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/chat')
  const call = useDeskCall()
  const { data, isPending } = useQuery({
    queryKey: [chatAnswers.list.path],
    queryFn: ({ signal }) => call(chatAnswers.list, { query: { per_page: MAX_ANSWERS }, signal }),
    // Without the answers, a manager can still write.
    throwOnError: false,
  })
  const answers = data?.data ?? []
  return (
    <div className="site-desk-answers" data-pending={isPending || undefined}>
      {answers.length > 0 ? (
        <Select
          id="desk-answers"
          name="answer"
          label={t('answers')}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const chosen = answers.find(({ id }) => String(id) === value)
            if (chosen) onChoose(localized(chosen.text, spoken))
          }}
          placeholder={t('chooseAnswer')}
          options={answers.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      ) : null}
      <a href={`${prefix}/desk/chat-answers`}>{t(answers.length > 0 ? 'editAnswers' : 'prepareAnswers')}</a>
    </div>
  )
}
