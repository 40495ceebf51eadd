import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { DeskPage } from './desk-page.tsx'
import { DESK_HOME } from './desk-menu.ts'
import { deskMessages } from './desk-messages.ts'

/** The error boundary of a page of the desk: what could not be read, inside the frame that leads on. */
export function DeskFailure() {
  const error = useRouteError()
  const { language, prefix } = usePageContext()
  const messages = deskMessages[language]
  const { revalidate, state } = useRevalidator()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <DeskPage title={isNotFound ? messages.missing : messages.failed}>
      <Alert tone={isNotFound ? 'info' : 'danger'} live="assertive">
        {isNotFound ? messages.missingText : messages.failedText}
      </Alert>
      <p>
        {isNotFound ? (
          <Button href={prefix + DESK_HOME}>{messages.toDesk}</Button>
        ) : (
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {messages.again}
          </Button>
        )}
      </p>
    </DeskPage>
  )
}
