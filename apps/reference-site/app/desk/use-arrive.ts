import { useNavigate } from 'react-router'
import { useDone } from './use-done.ts'

/** Returns a function that navigates after a creation or deletion and shows a message on the new page. */
export function useArrive(): (path: string, message: string) => Promise<void> {
  const go = useNavigate()
  const say = useDone()
  return async (path, message) => {
    await go(path)
    say(message)
  }
}
