/** How a reader of a mailing list leaves it. */
export interface Leave {
  /** What the link in the email is called. */
  text: string
  /** The page that the link opens. */
  page: string
  /** Where mail programs post when their own button is pressed (RFC 8058). */
  onePress: string
}

/** An email to one person. `html` holds only what the store wrote itself. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** BCP 47 tag of its language. */
  lang: string
  /** Of emails to a mailing list. */
  leave?: Leave
}

/** Sends an email, or throws; whoever calls retries. */
export interface Mail {
  /** `id`: a UUID that is the same for the same email, by which a second sending is known as such. */
  send(email: Email, id?: string): Promise<void>
  /** Ends what it has open, once nothing is sent any more. */
  close?(): Promise<void>
}
