import type { ReactNode } from 'react'
import { messagesIn } from '../messages/messages-in.ts'
import type { PageContext } from '../page/page-context.ts'
import type { ShellContent } from './load-shell.ts'
import { Preferences } from './preferences.tsx'

interface Props {
  pageContext: PageContext
  shell: ShellContent
  /** The address to return to. */
  path: string
  children: ReactNode
}

/**
 * The frame of the desk, without the shop's header and footer. The desk's pages have their own bar and menu.
 */
export function DeskShell({ pageContext: { language, country }, shell, path, children }: Props) {
  const t = messagesIn(language, 'site/shell')
  return (
    <>
      <div className="site-content">{children}</div>
      <Preferences t={t} language={language} country={country} countries={shell.countries} path={path} />
    </>
  )
}
