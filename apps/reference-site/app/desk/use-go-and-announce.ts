import { useNavigate } from 'react-router'
import { useAnnounce } from './use-announce.ts'

/** Returns a function that navigates after a creation or deletion and shows a message on the new page. */
export function useGoAndAnnounce(): (path: string, message: string) => Promise<void> {
  const go = useNavigate()
  const say = useAnnounce()
  return async (path, message) => {
    await go(path)
    say(message)
  }
}
