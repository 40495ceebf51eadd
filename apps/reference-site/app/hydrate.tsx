import { CODE_NAMESPACES } from '@shyrdak/sdk/messages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { provideI18n } from './messages/messages-in.ts'
import { namespacesOf } from './messages/page-namespaces.ts'
import { pageContextOfDocument } from './page/page-context.ts'
import { pageStore } from './store/page-store.ts'

const { i18n, loadMessages } = pageStore()
provideI18n(() => i18n)
// A form that waits for its messages is not hydrated yet. If its page renders meanwhile, React replaces the form, and what
// was typed is lost.
const ofForms = document.querySelector('.shyrdak-account-form') ? (['account'] as const) : []
// The first render must match the server's HTML, so its messages are loaded before.
await loadMessages([...namespacesOf(pageContextOfDocument().path), ...CODE_NAMESPACES, ...ofForms])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
