import { useAnnounce } from './use-announce.ts'
import { useArrive } from './use-arrive.ts'

/** Returns a function that navigates after a creation or deletion and shows a message on the new page. */
export function useGoAndAnnounce(): (path: string, message: string) => Promise<void> {
  const arrive = useArrive()
  const say = useAnnounce()
  return async (path, message) => {
    await arrive(path)
    say(message)
  }
}
