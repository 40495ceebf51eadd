import { join } from 'node:path'
import type { Settings } from '#platform/env.ts'
import { mailFolder } from './mail-folder.ts'
import type { Mail } from '#platform/email/port.ts'
import { smtpMail } from './smtp-mail.ts'

/** The folder in which emails are saved. */
export const mailboxFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'mailbox')

/** Sends through a mail server if one is set, else saves files that `/dev/mailbox` shows. */
export const mailFor = (settings: Settings): Mail =>
  settings.smtpUrl === undefined
    ? mailFolder(mailboxFolder(settings))
    : smtpMail(settings.smtpUrl, settings.mailFrom)
