import { useNavigate } from 'react-router'
import { useDone } from './use-done.ts'

/** Leads on from where something was made or deleted, and says there that it was. */
export function useArrive(): (path: string, message: string) => Promise<void> {
  const go = useNavigate()
  const say = useDone()
  return async (path, message) => {
    await go(path)
    say(message)
  }
}
