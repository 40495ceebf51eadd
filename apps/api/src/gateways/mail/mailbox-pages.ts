import { html, type Html } from '#platform/email/html.ts'
import type { SavedEmail } from './mail-folder.ts'

/** For developers, in English only. */
export const listPage = (emails: readonly SavedEmail[]): string =>
  page(
    'Mailbox',
    emails.length === 0
      ? html`<p>No emails yet. Place an order, and its email appears here.</p>`
      : html`<ul>
          ${emails.map(
            ({ id, to, subject, sent_at, lang }) =>
              html`<li>
                <a href="/dev/mailbox/${id}" lang="${lang}">${subject}</a>
                <span>${to}</span>
                <time datetime="${sent_at}">${sent_at.slice(0, 19).replace('T', ' ')}</time>
              </li>`,
          )}
        </ul>`,
  )

/** The email in a frame that may run no script; its links open in the top window. */
export const emailPage = ({ subject, to, sent_at, html: body, text, lang, leave }: SavedEmail): string =>
  page(
    subject,
    html`<p><a href="/dev/mailbox">All emails</a></p>
      <p>
        <span>To ${to}</span> <time datetime="${sent_at}">${sent_at.slice(0, 19).replace('T', ' ')}</time>
      </p>
      ${leave ? html`<p><span>List-Unsubscribe: &lt;${leave.onePress}&gt;, one press</span></p>` : html``}
      <iframe
        title="The email"
        sandbox="allow-top-navigation-by-user-activation"
        srcdoc="${body.replace('<head>', '<head><base target="_top">')}"
      ></iframe>
      <details>
        <summary>As plain text</summary>
        <pre lang="${lang}">${text}</pre>
      </details>`,
  )

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/dev/mailbox/mailbox.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html

export const MAILBOX_CSS = `
body { margin: 0; background: #f6f1e8; color: #2b2622; font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font: 600 1.75rem/1.25 Georgia, "Noto Serif", "DejaVu Serif", serif; }
a { color: #8c2722; text-underline-offset: 3px; }
a:focus-visible, summary:focus-visible { outline: 3px solid #2c3f73; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: grid; gap: 2px 16px; grid-template-columns: 1fr auto; padding: 14px 0; border-top: 1px solid #e4dacb; }
li a { grid-column: 1 / -1; font-weight: 600; }
span, time { color: #6b6259; font-size: .9375rem; overflow-wrap: anywhere; }
iframe { width: 100%; height: 56rem; border: 1px solid #e4dacb; border-radius: 8px; background: #fff; }
details { margin-top: 16px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`
