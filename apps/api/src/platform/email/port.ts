/** How a recipient unsubscribes from a mailing list. */
export interface Leave {
  /** The text of the link. */
  text: string
  /** The page the link opens. */
  page: string
  /** The URL mail programs post to for one-click unsubscribe (RFC 8058). */
  onePress: string
}

/** An email to one recipient. `html` may contain only markup the store wrote itself. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47 language tag. */
  lang: string
  /** Only for emails to a mailing list. */
  leave?: Leave
}

/** Sends an email or throws; retries are up to the caller. */
export interface Mail {
  /**
   * `id`: a UUID that stays the same for the same email, so that a repeated send is recognized. `signal`:
   * once aborted, an email whose turn has not come yet is not sent.
   */
  send(email: Email, id?: string, signal?: AbortSignal): Promise<void>
  /** Closes open connections. Call it once nothing is sent any more. */
  close?(): Promise<void>
}
