import type { Language } from '@shyrdak/sdk/contract'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog, type DialogProps } from '@shyrdak/blocks/parts/dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { languageOf } from '../../language.ts'

interface Messages {
  open: string
  title: string
  description: string
  text: string
  help: string
  close: string
  cancel: string
  remove: string
}

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: {
    open: 'Remove from the cart',
    title: 'Remove the slippers?',
    description: 'You can put them back for as long as they are in stock.',
    text: 'Measure the foot from the heel to the longest toe while standing. If you are between two sizes, take the larger one: felt gives way and takes the shape of the foot within a week.',
    help: 'How to measure a foot',
    close: 'Close',
    cancel: 'Keep them',
    remove: 'Remove',
  },
  ru: {
    open: 'Убрать из корзины',
    title: 'Убрать тапочки?',
    description: 'Их можно вернуть, пока они есть в наличии.',
    text: 'Измерьте стопу стоя — от пятки до самого длинного пальца. Если вы между двумя размерами, берите больший: войлок мягкий и за неделю примет форму стопы.',
    help: 'Как измерить стопу',
    close: 'Закрыть',
    cancel: 'Оставить',
    remove: 'Убрать',
  },
  kg: {
    open: 'Себеттен алып салуу',
    title: 'Тапочкаларды алып саласызбы?',
    description: 'Кампада бар болуп турганда кайра салса болот.',
    text: 'Бутуңузду туруп туруп, согончогунан эң узун манжасына чейин өлчөңүз. Эки размердин ортосунда болсоңуз, чоңураагын алыңыз: кийиз жумшак, бир жумада бутка ылайыкташат.',
    help: 'Бутту кантип өлчөө керек',
    close: 'Жабуу',
    cancel: 'Калтыруу',
    remove: 'Алып салуу',
  },
}

type DialogOptions = Partial<Pick<DialogProps, 'size' | 'variant' | 'children'>>

function Page({
  language,
  onOpenChange,
  isOpen: isInitiallyOpen,
  ...options
}: DialogOptions & {
  language: Language
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const messages = MESSAGES[language]
  const set = (open: boolean) => {
    setOpen(open)
    onOpenChange(open)
  }
  return (
    <>
      <Button onClick={() => set(true)}>{messages.open}</Button>
      <Dialog
        {...options}
        open={isOpen}
        onOpenChange={set}
        title={messages.title}
        description={messages.description}
        closeLabel={messages.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => set(false)}>
              {messages.cancel}
            </Button>
            <Button tone="danger" onClick={() => set(false)}>
              {messages.remove}
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  // On a docs page, all dialogs would open at once.
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), title: '', closeLabel: '', size: 'medium', variant: 'center' },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    variant: { control: 'inline-radio', options: ['center', 'sheet'] },
    title: { table: { disable: true } },
    closeLabel: { table: { disable: true } },
  },
  render: ({ open, onOpenChange, size, variant, children }, context) => (
    <Page
      key={String(open)}
      isOpen={open}
      language={languageOf(context)}
      onOpenChange={onOpenChange}
      size={size}
      variant={variant}
    >
      {children}
    </Page>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = { args: { size: 'small' } }
export const Medium: Story = {}
export const Sheet: Story = { args: { variant: 'sheet' } }
export const SheetOnAPhone: Story = { args: { variant: 'sheet' }, globals: { viewport: { value: 'phone' } } }

/** Long content scrolls between the header and the buttons. */
export const Long: Story = {
  render: ({ onOpenChange }, context) => {
    const messages = MESSAGES[languageOf(context)]
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={messages.title}
        closeLabel={messages.close}
        actions={<Button>{messages.cancel}</Button>}
      >
        <div className="stories-stack">
          <a href="#measure">{messages.help}</a>
          {Array.from({ length: 16 }, (_, index) => (
            <p key={index}>{messages.text}</p>
          ))}
        </div>
      </Dialog>
    )
  },
}

/** Escape closes it and returns focus to the opener. */
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ canvas, args, globals }) => {
    const { open, title } = MESSAGES[languageOf({ globals })]
    const opener = canvas.getByRole('button', { name: open })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: title })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement) // always an HTML element here
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
