import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { answerEmail } from './emails/answer-email.ts'
import { deliveryOpenedEmail } from './emails/delivery-opened-email.ts'
import { reminderEmail } from './emails/reminder-email.ts'
import { welcomeEmail } from './emails/welcome-email.ts'
import { leaveRoute } from './leave-route.ts'
import { managedDeliveryRequestRoutes } from './management/delivery-requests.ts'
import { feedbackMessageRoutes } from './management/feedback.ts'
import { askedQuestionRoutes } from './management/questions.ts'
import { mailingListRoutes } from './management/subscribers.ts'
import { deliveryRequestRoutes } from './routes/delivery-requests.ts'
import { faqQuestionRoutes } from './routes/faq.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { subscriberRoutes } from './routes/subscribers.ts'
import { sweepInbox } from './sweep-inbox.ts'
import { notifyOfDelivery } from './notify-of-delivery.ts'
import { inboxWaitingLines } from './waiting-lines.ts'

/**
 * Messages from visitors and their handling: feedback, questions, the mailing list, and requests for
 * delivery.
 */
export const inbox = {
  name: 'inbox',
  handlers: {
    content: {
      deliveryRequests: deliveryRequestRoutes,
      faq: faqQuestionRoutes,
      feedback: feedbackRoutes,
      subscribers: subscriberRoutes,
    },
    management: {
      inbox: {
        deliveryRequests: managedDeliveryRequestRoutes,
        feedback: feedbackMessageRoutes,
        questions: askedQuestionRoutes,
        subscribers: mailingListRoutes,
      },
    },
  },
  jobs: [answerEmail, deliveryOpenedEmail, reminderEmail, welcomeEmail],
  sweeps: [
    { name: 'inbox', everyMinutes: 10, run: sweepInbox },
    { name: 'delivery-requests', everyMinutes: 10, run: notifyOfDelivery },
  ],
  waiting: inboxWaitingLines,
  routes: leaveRoute,
} satisfies Module<AppContext>
