import { Chat } from '@shyrdak/react-store/widgets/chat'
import type { ChatMessage } from '@shyrdak/sdk/contract'
import { refusal, type FakeAnswers } from '@shyrdak/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'
import { messagesIn } from '../../messages-in.ts'
import { neverAnswers } from '../a-shop.ts'
import { Shop } from '../shop.tsx'

const message = (id: number, changes: Partial<ChatMessage>): ChatMessage => ({
  id,
  chatId: 1,
  author_type: 'other',
  author: 'Айгүл Осмонова',
  text: '',
  file_format: null,
  files: [],
  about: null,
  is_read: true,
  mark: 'none',
  created_at: '2026-11-20T09:00:00.000Z',
  revision: id,
  ...changes,
})

const MESSAGES = [
  message(1, { text: 'Саламатсызбы! 42-өлчөм качан болот?', about: 'S-2026-000123' }),
  message(2, {
    author_type: 'manager',
    author: 'Нурлан Эсенов',
    text: 'Саламатсызбы! Бейшембиде даяр болот.',
    mark: 'green',
    created_at: '2026-11-20T09:04:00.000Z',
  }),
  message(3, { text: 'Рахмат, күтөм.', is_read: false, created_at: '2026-11-21T05:10:00.000Z' }),
]

async function* nothingHappens() {
  await neverAnswers()
  yield undefined
}

const ANSWERS: FakeAnswers = {
  'GET /frontend/chat': { data: MESSAGES.toReversed(), next_page_url: null, revision: 3 },
  'GET /frontend/chat/changes': nothingHappens,
  'PUT /frontend/chat/read_message': { chatId: 1, unread: 0, last_message_at: null },
}

const meta = {
  title: 'Widgets/Chat',
  component: Chat,
} satisfies Meta<typeof Chat>

export default meta
type Story = StoryObj<typeof meta>

const over = (answers: FakeAnswers): Pick<Story, 'render'> => ({
  render: (_, context) => (
    <Shop
      language={languageOf(context)}
      setting={{ clientType: 'retail', answers: { ...ANSWERS, ...answers } }}
    >
      <Chat />
    </Shop>
  ),
})

export const Conversation: Story = {
  ...over({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Рахмат, күтөм.')).toBeVisible()
  },
}

const photo = (turn: number) => ({
  id: `5f0d1c8e-1b7a-4f6e-9d35-0c9a64a2b1d${turn}`,
  name: `felt-${turn}.jpg`,
  format: 'jpg',
  bytes: 240_000,
  width: 1600,
  height: 1200,
})

/** Photos open in a lightbox; other files are downloaded. */
export const WithFiles: Story = {
  ...over({
    'GET /frontend/chat': {
      data: [
        message(4, {
          author_type: 'manager',
          author: 'Нурлан Эсенов',
          text: 'Мына ушул түстөр бар.',
          file_format: 'jpg',
          files: [
            photo(1),
            photo(2),
            { ...photo(3), name: 'Прайс-лист.pdf', format: 'pdf', width: null, height: null },
          ],
        }),
        ...MESSAGES.toReversed(),
      ],
      next_page_url: null,
      revision: 4,
    },
    'GET /frontend/chat/file/:id': async () => {
      const canvas = document.createElement('canvas')
      const drawing = canvas.getContext('2d')
      Object.assign(canvas, { width: 480, height: 360 })
      if (drawing) drawing.fillStyle = '#a3302b'
      drawing?.fillRect(0, 0, 480, 360)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      return new File(blob ? [blob] : [], 'felt.jpg', { type: 'image/jpeg' })
    },
  }),
  play: async ({ canvas, globals }) => {
    const t = messagesIn(languageOf({ globals }), 'chat')
    await expect(
      await canvas.findByRole('button', { name: t('photo', { name: 'felt-2.jpg' }) }),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  ...over({ 'GET /frontend/chat': { data: [], next_page_url: null, revision: 0 } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(messagesIn(languageOf({ globals }), 'chat')('empty'))).toBeVisible()
  },
}

/** The text stays in the field when sending fails. */
export const NotSent: Story = {
  ...over({ 'POST /frontend/chat/send_message': refusal('NETWORK') }),
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Is it ready?{Enter}')
    await expect(
      await canvas.findByText(messagesIn(languageOf({ globals }), 'chat')('notSent')),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Is it ready?')
  },
}

export const Unavailable: Story = {
  ...over({ 'GET /frontend/chat': refusal('UNAVAILABLE') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...Conversation,
  globals: { viewport: { value: 'phone' }, language: 'kg' },
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <Shop language={language} setting={{ clientType: 'retail', answers: ANSWERS }}>
          <Chat name={`own-${language}`} />
        </Shop>
      )}
    </EachLanguage>
  ),
}
