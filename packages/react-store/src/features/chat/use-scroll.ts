import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@shyrdak/sdk/contract'

/** Distance from the start at which earlier messages are loaded, in pixels. */
const EARLY = 160

/** Distance from the end within which the list follows new messages, in pixels. */
const NEAR = 120

/**
 * Keeps a reader at the end of the list there when messages arrive. Otherwise keeps the visible messages in
 * place when earlier ones are inserted above them.
 */
export function useScroll(messages: readonly ChatMessage[], onEarly: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, height: 0, isAtEnd: true })
  const [isAtEnd, setAtEnd] = useState(true)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const first = messages[0]?.id ?? 0
    const { first: firstBefore, height, isAtEnd: wasAtEnd } = before.current
    if (wasAtEnd) element.scrollTop = element.scrollHeight
    else if (first !== firstBefore) element.scrollTop += element.scrollHeight - height
    before.current = { first, height: element.scrollHeight, isAtEnd: wasAtEnd }
  }, [messages])
  // The composer may grow and photos load late: a reader at the end stays there.
  useEffect(() => {
    const element = list.current
    if (!element || typeof ResizeObserver !== 'function') return undefined
    const watch = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return {
    list,
    isAtEnd,
    onScroll() {
      const element = list.current
      if (!element) return
      const is = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      before.current.isAtEnd = is
      setAtEnd(is)
      if (element.scrollTop < EARLY && !is) onEarly()
    },
    toEnd() {
      const element = list.current
      if (!element) return
      element.scrollTop = element.scrollHeight
      // The button that calls this disappears at the end.
      element.focus({ preventScroll: true })
    },
  }
}
