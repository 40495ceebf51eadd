interface Named {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly PUBLIC_URL?: string | undefined
}

const LOOPBACK = /^https?:\/\/(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])([:/]|$)/i

/** Warns about a demo that others than the person who starts it can reach. */
export const demoWarnings = ({ PUBLIC_URL }: Pick<Named, 'PUBLIC_URL'>): string[] =>
  PUBLIC_URL === undefined || LOOPBACK.test(PUBLIC_URL)
    ? []
    : [
        `demo data: everybody who opens ${PUBLIC_URL} can log in as its manager, by a public password; set DEMO_DATA=false for a store of your own`,
      ]

/** Warns about settings that a real store would miss without noticing. A demo needs none of them. */
export function settingWarnings({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Named, hasPayments: boolean): string[] {
  const warnings: string[] = []
  if (SMTP_URL === undefined)
    warnings.push('mail: SMTP_URL is not set, so emails reach nobody; they are kept in DATA_DIR/mailbox')
  else if (MAIL_FROM === undefined)
    warnings.push('mail: MAIL_FROM is not set, so emails come from an address that does not exist')
  if (PUBLIC_URL === undefined)
    warnings.push('PUBLIC_URL is not set, so links in emails lead to this machine')
  if (!hasPayments) warnings.push('payments: no provider is set up, so the store takes no orders')
  return warnings
}
