import { messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { isShyrdakError } from '@shyrdak/sdk'
import { chatAnswers } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { i18nOf } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { DeskPage } from '../desk-page.tsx'
import { Loaded } from '../loaded.tsx'
import { useItem } from '../use-item.ts'
import { answerFormOf } from './answer-form.ts'
import { AnswerSection } from './answer-section.tsx'

/** The page of a prepared answer. */
export function AnswerPage({ id }: { id: number }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  const call = useDeskCall()
  const { query, save, reload } = useItem(chatAnswers.read, { params: { id } })
  return (
    <DeskPage title={query.data?.title ?? t('title')}>
      <p className="site-desk-ways">
        <a href={`${prefix}/desk/chat-answers`}>{t('back')}</a>
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
            <RemoveAnswer id={id} revision={revision} />
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

/** Removing is asked for twice: there is no way back. */
function RemoveAnswer({ id, revision }: { id: number; revision: number }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/chat-answers')
  const call = useDeskCall()
  const go = useNavigate()
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  async function remove() {
    setState('removing')
    try {
      await call(chatAnswers.remove, { params: { id }, query: { revision } })
      await go('/desk/chat-answers')
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      setFailure(describeError(error.code, i18nOf(language)))
      setState('idle')
    }
  }
  return (
    <div className="site-desk-ways">
      {state === 'idle' ? (
        <Button tone="quiet" size="small" onClick={() => setState('asking')}>
          {t('remove')}
        </Button>
      ) : (
        <>
          <span>{t('removeAsk')}</span>
          <Button tone="danger" size="small" busy={state === 'removing'} onClick={() => void remove()}>
            {t('removeYes')}
          </Button>
          <Button tone="quiet" size="small" onClick={() => setState('idle')}>
            {t('removeNo')}
          </Button>
        </>
      )}
      {failure === null ? null : <p role="alert">{failure}</p>}
    </div>
  )
}
