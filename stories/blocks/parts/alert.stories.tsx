import type { Language } from '@shyrdak/sdk/contract'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { EachLanguage } from '../../each-language.tsx'
import { languageOf } from '../../language.ts'

type AlertTexts = Readonly<Record<'info' | 'success' | 'warning' | 'danger', { title: string; text: string }>>

const TEXTS: Readonly<Record<Language, AlertTexts & { close: string; again: string }>> = {
  en: {
    info: { title: 'Prices are in som', text: 'Your bank changes the money when you pay.' },
    success: { title: 'In your cart', text: 'Ala-Too slippers, red, size 38.' },
    warning: { title: 'Only two left', text: 'The count was lowered to what there is.' },
    danger: {
      title: 'The payment did not go through',
      text: 'No money was taken. Try again or choose another card.',
    },
    close: 'Close the message',
    again: 'Show it again',
  },
  ru: {
    info: { title: 'Цены указаны в сомах', text: 'Деньги обменяет ваш банк при оплате.' },
    success: { title: 'Товар в корзине', text: 'Тапочки «Ала-Тоо», красные, размер 38.' },
    warning: { title: 'Осталось только две штуки', text: 'Количество уменьшено до того, что есть.' },
    danger: {
      title: 'Оплата не прошла',
      text: 'Деньги не списаны. Попробуйте ещё раз или выберите другую карту.',
    },
    close: 'Закрыть сообщение',
    again: 'Показать снова',
  },
  kg: {
    info: { title: 'Баалар сом менен көрсөтүлгөн', text: 'Төлөгөндө акчаны банкыңыз алмаштырат.' },
    success: { title: 'Товар себетте', text: '«Ала-Тоо» тапочкасы, кызыл, 38-размер.' },
    warning: { title: 'Эки гана даана калды', text: 'Саны кампада барына чейин азайтылды.' },
    danger: {
      title: 'Төлөм өткөн жок',
      text: 'Акча алынган жок. Кайра аракет кылыңыз же башка карта тандаңыз.',
    },
    close: 'Билдирүүнү жабуу',
    again: 'Кайра көрсөтүү',
  },
}
const TONES = ['info', 'success', 'warning', 'danger'] as const

const meta = {
  title: 'Parts/Alert',
  component: Alert,
  args: { tone: 'info', onClose: fn() },
  argTypes: {
    tone: { control: 'select', options: TONES },
    live: { control: 'inline-radio', options: ['off', 'polite', 'assertive'] },
    title: { control: 'text' },
    children: { control: 'text' },
  },
  render: ({ tone = 'info', title, children, onClose: _, ...args }, context) => {
    const { title: defaultTitle, text } = TEXTS[languageOf(context)][tone]
    return (
      <Alert {...args} tone={tone} title={title ?? defaultTitle}>
        {children ?? text}
      </Alert>
    )
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

/** Announced politely. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
export const Success: Story = { args: { tone: 'success' } }
/** Warnings and dangers are announced assertively. */
export const Warning: Story = {
  args: { tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const Danger: Story = { args: { tone: 'danger' } }

function Closable({ language, onClose }: { language: Language; onClose?: (() => void) | undefined }) {
  const [isOpen, setOpen] = useState(true)
  const texts = TEXTS[language]
  if (!isOpen)
    return (
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {texts.again}
      </Button>
    )
  return (
    <Alert
      tone="success"
      title={texts.success.title}
      closeLabel={texts.close}
      onClose={() => {
        setOpen(false)
        onClose?.()
      }}
    >
      {texts.success.text}
    </Alert>
  )
}

export const CanBeClosed: Story = {
  render: ({ onClose }, context) => <Closable language={languageOf(context)} onClose={onClose} />,
  play: async ({ canvas, args, globals }) => {
    const { close, again } = TEXTS[languageOf({ globals })]
    await userEvent.click(canvas.getByRole('button', { name: close }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const EveryTone: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <div className="stories-stack">
          {TONES.map((tone) => (
            <Alert key={tone} tone={tone} live="off" title={TEXTS[language][tone].title}>
              {TEXTS[language][tone].text}
            </Alert>
          ))}
        </div>
      )}
    </EachLanguage>
  ),
}
