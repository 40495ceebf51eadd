import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@shyrdak/sdk/contract'

/** Pixels from the beginning within which earlier messages are asked for. */
const EARLY = 160

/** Pixels from the end within which a reader follows what is new. */
const NEAR = 120

/**
 * Keeps the newest message in sight for whoever reads at the end, and what they read in its place for everybody else:
 * earlier messages appear above it.
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
  // What is written below takes room, and photos come later: whoever reads at the end stays there.
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
      if (element) element.scrollTop = element.scrollHeight
    },
  }
}
