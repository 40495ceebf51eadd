import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frameOf } from './browser-pages-as-frames.ts'

const PAGE = `
import '@shop/chat.css'
import { Chat } from '@shop/chat'
import { Frame } from '#account/frame.tsx'
import { loadChat } from '#account/load-chat.ts'
import { messagesIn } from '#messages.ts'
export const handle: PageHandle = { kind: 'browser', name: 'Chat' }
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadChat(request)
}
export const meta = () => messagesIn('ru')('chat')
export const HydrateFallback = Frame
export default function ChatPage() {
  return <Chat />
}
`

test('the server has the frame of a page that only browsers render, but not what they render it with', () => {
  const frame = frameOf(PAGE)
  expect(frame).toContain("import { Frame } from '#account/frame.tsx'")
  expect(frame).toContain("import { messagesIn } from '#messages.ts'")
  expect(frame).toContain("export const handle: PageHandle = { kind: 'browser', name: 'Chat' }")
  expect(frame).toContain('export const HydrateFallback = Frame')
  expect(frame).not.toMatch(/Chat'$|chat\.css|loadChat|ChatPage/m)
})

test('everybody who opens a page that only browsers render gets a frame meanwhile', async () => {
  const routes = join(import.meta.dirname, '../app/routes')
  const frameless = []
  for await (const file of glob('**/*.tsx', { cwd: routes })) {
    const code = await readFile(join(routes, file), 'utf8')
    if (!code.includes("kind: 'browser'")) continue
    const isComplete = ['HydrateFallback', 'clientLoader'].every((name) =>
      new RegExp(`^export (const|async function|function) ${name}\\b`, 'm').test(code),
    )
    if (!isComplete) frameless.push(file)
  }
  expect(frameless).toEqual([])
})
