import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Language } from '@shyrdak/sdk/contract'
import { describeError } from '@shyrdak/sdk/messages'
import { selectPageEditor, selectState, selectTheirChanges } from '@shyrdak/state-machines/page-editor'
import { useSyncExternalStore } from 'react'
import { i18nOf, messagesIn } from '#messages/messages-in.ts'
import { usePageContext } from '#page/use-page-context.ts'
import { languageNames } from '../../language-names.ts'
import { blockTexts } from '../block-texts.ts'
import { openFields } from '../open-fields.ts'
import { issuePlaces } from './issue-places.ts'
import { useEdited, useEditor } from '../use-editor.ts'

/** Problems that prevent saving or showing the page, with ways to solve them. */
export function Problems() {
  const state = useEdited(selectState)
  return (
    <>
      {/* Permanent notes are above the panes; temporary ones overlay them, so that nothing moves. */}
      <div className="site-editor-notes">
        <Damaged />
        <Apart />
      </div>
      <div className="site-editor-problems">
        {state === 'conflict' ? <Conflict /> : null}
        {state === 'gone' ? <Gone /> : null}
        {state === 'refused' || state === 'failed' ? <Failed /> : null}
        <PreviewProblem />
      </div>
    </>
  )
}

function Failed() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const failure = useEdited(({ context }) => context.failure)
  const issues = useEdited(({ context }) => context.issues)
  const attempt = useEdited(({ context }) => context.attempt)
  const page = useEdited((snapshot) => selectPageEditor(snapshot).page)
  const { actor, ui } = useEditor()
  if (!failure || (failure.issues.length > 0 && issues.length === 0)) return null
  const [first] = issues
  function showFirst() {
    const shown = first?.block?.language ?? Language.safeParse(first?.issue.path[1]).data
    if (shown) actor.send({ type: 'language.show', language: shown })
    actor.send({ type: 'block.select', id: first?.block?.id ?? null })
    openFields(ui)
  }
  return (
    <Alert key={attempt} tone="danger" live="assertive" title={t('failed')}>
      <p>
        {issues.length > 0
          ? t('refusedText', { count: issues.length })
          : failure.code === 'KEY_REUSED'
            ? messagesIn(language, 'desk/form')('sentBefore')
            : `${describeError(failure.code, i18nOf(language))} ${t('typedStays')}`}
      </p>
      <ListOf lines={issuePlaces(issues, page.trees, language)} most={MAX_ISSUES} />
      {first ? (
        <Button size="small" tone="secondary" onClick={showFirst}>
          {t('toFirst')}
        </Button>
      ) : null}
    </Alert>
  )
}

function Conflict() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { nameOf } = blockTexts(language)
  const { actor } = useEditor()
  const changes = selectTheirChanges(useEdited((snapshot) => snapshot))
  if (!changes) return null
  const lines = [
    ...changes.fields.map((field) => t(`fieldNames.${field as 'url'}`)), // field names of these kinds
    ...changes.blocks.map(({ name, kind }) => t(`changes.${kind}`, { name: nameOf(name) })),
  ]
  return (
    <Alert tone="warning" live="assertive" title={t('conflict')}>
      <p>{t('conflictText')}</p>
      <ListOf lines={lines} most={MAX_CHANGES} />
      <div className="site-desk-moderate">
        <Button size="small" tone="secondary" onClick={() => actor.send({ type: 'theirs.take' })}>
          {t('takeTheirs')}
        </Button>
        <Button size="small" tone="danger" onClick={() => actor.send({ type: 'theirs.overwrite' })}>
          {t('overwrite')}
        </Button>
      </div>
    </Alert>
  )
}

/** The most changes and issues listed; the rest are counted. Issues overlay the fields to correct. */
const MAX_CHANGES = 6
const MAX_ISSUES = 4

function ListOf({ lines, most }: { lines: readonly string[]; most: number }) {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.slice(0, most).map((line, index) => (
        <li key={`${line} ${index}`}>{line}</li>
      ))}
      {lines.length > most ? <li>{t('andMore', { count: lines.length - most })}</li> : null}
    </ul>
  )
}

function Gone() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { actor } = useEditor()
  return (
    <Alert tone="warning" live="assertive" title={t('gone')}>
      <p>{t('goneText')}</p>
      <Button size="small" tone="secondary" onClick={() => actor.send({ type: 'page.recreate' })}>
        {t('recreate')}
      </Button>
    </Alert>
  )
}

function Damaged() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const damaged = useEdited(({ context }) => context.damaged)
  if (damaged.length === 0) return null
  return (
    <Alert tone="warning" title={t('damaged')}>
      {t('damagedText', { languages: damaged.map((one) => languageNames[language][one]).join(', ') })}
    </Alert>
  )
}

/** Explains that the languages have different blocks. */
function Apart() {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/page-editor')
  const { actor } = useEditor()
  const isTogether = useEdited((snapshot) => selectPageEditor(snapshot).page.isTogether)
  const shown = useEdited((snapshot) => selectPageEditor(snapshot).language)
  if (isTogether) return null
  return (
    <Alert tone="info" title={t('apart', { language: languageNames[language][shown] })}>
      <p>{t('apartText')}</p>
      <Button size="small" tone="secondary" onClick={() => actor.send({ type: 'structure.copy' })}>
        {t('copyStructure', { language: languageNames[language][shown] })}
      </Button>
    </Alert>
  )
}

function PreviewProblem() {
  const t = messagesIn(usePageContext().language, 'desk/page-editor')
  const { cleaner } = useEditor()
  const state = useSyncExternalStore(cleaner.subscribe, cleaner.state)
  if (state !== 'failed') return null
  return (
    <Alert tone="warning" title={t('notShown')}>
      <p>{t('notShownText')}</p>
      <Button size="small" tone="secondary" onClick={cleaner.retry}>
        {t('again')}
      </Button>
    </Alert>
  )
}
