import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { usePageVisit } from '../page/use-visit.ts'
import { DeskPage } from './desk-page.tsx'
import { DESK_HOME } from './desk-menu.ts'
import { deskWords } from './desk-words.ts'

/** The error boundary of a page of the desk: what could not be read, inside the frame that leads on. */
export function DeskFailure() {
  const error = useRouteError()
  const { language, prefix } = usePageVisit()
  const words = deskWords[language]
  const { revalidate, state } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <DeskPage title={isMissing ? words.missing : words.failed}>
      <Alert tone={isMissing ? 'info' : 'danger'} live="assertive">
        {isMissing ? words.missingText : words.failedText}
      </Alert>
      <p>
        {isMissing ? (
          <Button href={prefix + DESK_HOME}>{words.toDesk}</Button>
        ) : (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {words.again}
          </Button>
        )}
      </p>
    </DeskPage>
  )
}
