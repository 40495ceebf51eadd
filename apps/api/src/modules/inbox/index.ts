import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { answerEmail } from './emails/answer-email.ts'
import { reminderEmail } from './emails/reminder-email.ts'
import { welcomeEmail } from './emails/welcome-email.ts'
import { leaveRoute } from './leave-route.ts'
import { feedbackMessageRoutes } from './management/feedback.ts'
import { askedQuestionRoutes } from './management/questions.ts'
import { mailingListRoutes } from './management/subscribers.ts'
import { faqQuestionRoutes } from './routes/faq.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { subscriberRoutes } from './routes/subscribers.ts'
import { sweepInbox } from './sweep-inbox.ts'
import { inboxWaitingLines } from './waiting-lines.ts'

/** What visitors send, and what becomes of it: feedback, questions, and the mailing list. */
export const inbox = {
  name: 'inbox',
  handlers: {
    content: { faq: faqQuestionRoutes, feedback: feedbackRoutes, subscribers: subscriberRoutes },
    management: {
      inbox: {
        feedback: feedbackMessageRoutes,
        questions: askedQuestionRoutes,
        subscribers: mailingListRoutes,
      },
    },
  },
  jobs: [answerEmail, reminderEmail, welcomeEmail],
  sweeps: [{ name: 'inbox', everyMinutes: 10, run: sweepInbox }],
  waiting: inboxWaitingLines,
  routes: leaveRoute,
} satisfies Module<AppContext>
