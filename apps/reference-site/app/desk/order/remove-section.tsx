import { Alert } from '@shyrdak/blocks/parts/alert'
import { isShyrdakError, type ShyrdakError } from '@shyrdak/sdk'
import { CATEGORY_USES } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { useState } from 'react'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { AskFirst } from '../goods/ask-first.tsx'

interface Props {
  lead: string
  question: string
  /** Resolves once it is deleted. */
  remove: () => Promise<void>
  /** Reads it again, as somebody else has changed it. */
  reload: () => Promise<unknown>
}

/** Deletes something that nothing stands in; else says what does. */
export function RemoveSection({ lead, question, remove, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/order')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ShyrdakError | null>(null)
  async function run() {
    setBusy(true)
    setFailure(null)
    try {
      await remove()
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      setFailure(error)
      if (error.code === 'STALE') await reload()
    } finally {
      setBusy(false)
    }
  }
  const uses = (failure?.issues ?? []).flatMap(({ path, code, params }) => {
    const use = CATEGORY_USES.find((one) => one === path[0])
    return use && code === 'in_use'
      ? [{ use, count: Number(params?.['count']), names: params?.['names'] }]
      : []
  })
  return (
    <section className="site-desk-section" aria-label={t('remove')}>
      <p className="site-desk-note">{lead}</p>
      <div>
        <AskFirst
          label={t('remove')}
          question={question}
          answer={t('removeYes')}
          isBusy={isBusy}
          onSure={() => void run()}
        />
      </div>
      {failure ? (
        <Alert tone="danger" title={t(uses.length > 0 ? 'used' : 'notDone')} live="assertive">
          {uses.length > 0 ? (
            <ul>
              {uses.map(({ use, count, names }) => (
                <li key={use}>
                  {t(`uses.${use}`, { count })}
                  {names === undefined ? null : `: ${names}`}
                </li>
              ))}
            </ul>
          ) : (
            describeError(failure.code, i18nOf(language))
          )}
        </Alert>
      ) : null}
    </section>
  )
}
