/** A policy that allows a page only its own files and the shop's API and images. */
export const strictPolicy = (api: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${api}`,
    `img-src ${api}`,
  ].join('; '),
})

/** A style sheet that overrides as much of a page as possible. */
export const HOSTILE_CSS = `
  * { all: unset !important; font-size: 3px !important; line-height: 9 !important; color: lime !important;
      letter-spacing: 1em !important; text-transform: uppercase !important; box-sizing: content-box !important }
  *::before, *::after { content: 'x' !important }
  body { background: black !important; zoom: 1 }
  .shyrdak-button, .shyrdak-root, article, h1, h2, a, button, input { display: none !important }`

interface PartnerPage {
  readonly body: string
  readonly language?: string
  readonly sheet?: string
  readonly scripts?: readonly string[]
}

/** A handwritten page. */
export const partnerPage = ({
  body,
  language = 'en',
  sheet = '/calm.css',
  scripts = ['/elements/shyrdak.js'],
}: PartnerPage): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A partner</title>
    <link rel="stylesheet" href="${sheet}">
    ${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n')}
  </head>
  <body><main><h1>Felt</h1>${body}</main></body>
</html>`
