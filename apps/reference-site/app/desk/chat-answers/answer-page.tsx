import { messagesIn } from '../../messages/messages-in.ts'
import { chatAnswers } from '@shyrdak/sdk/management'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { BackLink } from '../back-link.tsx'
import { DeskPage } from '../desk-page.tsx'
import { RemoveItem } from '../form/remove-item.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { answerFormOf } from './answer-form.ts'
import { AnswerSection } from './answer-section.tsx'

/** The page of a prepared answer. */
export function AnswerPage({ id }: { id: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  const call = useDeskCall()
  const { query, save, reload } = useItem(chatAnswers.read, { params: { id } })
  return (
    <DeskPage title={query.data?.title ?? t('title')}>
      <p className="site-desk-ways">
        <BackLink list="/desk/chat-answers">{t('back')}</BackLink>
      </p>
      <Loaded query={query}>
        {({ revision, ...answer }) => (
          <>
            <AnswerSection
              answer={answerFormOf(answer)}
              save={async (body) =>
                answerFormOf(
                  await save(call(chatAnswers.update, { params: { id }, query: { revision }, body })),
                )
              }
              reload={async () => answerFormOf(await reload())}
            />
            <RemoveItem
              question={t('removeAsk')}
              list="/desk/chat-answers"
              removed={t('removed')}
              remove={() => call(chatAnswers.remove, { params: { id }, query: { revision } })}
            />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}
