import { redirect } from 'react-router'
import type { Route } from './+types/moved-link.ts'

/** Emails sent before these pages moved link to `/notifications`. */
export const loader = ({ request, params }: Route.LoaderArgs) =>
  redirect(`/back-in-stock/${params.action}${new URL(request.url).search}`, 301)
