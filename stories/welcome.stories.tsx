import type { Language } from '@shyrdak/sdk/contract'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Image } from '@shyrdak/blocks/parts/image'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { languageOf } from './language.ts'
import kalpak from './images/kalpak.svg'
import rug from './images/rug.svg'
import slippers from './images/slippers.svg'

const TEXTS: Readonly<
  Record<Language, { lead: string; parts: string; widgets: string; toolbar: string; look: string }>
> = {
  en: {
    lead: 'A calm, warm shop for wool and hands, taken apart so that every piece can be looked at and held.',
    parts: 'Parts and blocks are pictures: props in, DOM out, the same from a server and in a browser.',
    widgets:
      'Widgets are alive: each is shown over a store that answers from memory, filled, empty, refusing or out of reach.',
    toolbar:
      'The toolbar chooses the language and the width of the screen. Every story is a test: it is drawn in a real browser, its behaviour is played, and nobody may be shut out of it.',
    look: 'Look at the colours',
  },
  ru: {
    lead: 'Спокойный, тёплый магазин о шерсти и руках, разобранный так, чтобы каждую деталь можно было рассмотреть.',
    parts:
      'Части и блоки — это картинки: свойства на входе, DOM на выходе, одинаково с сервера и в браузере.',
    widgets:
      'Виджеты живут: каждый показан над магазином, который отвечает из памяти, — полный, пустой, с отказом или без связи.',
    toolbar:
      'На панели выбирают язык и ширину экрана. Каждая история — это проверка: её рисует настоящий браузер, поведение проигрывается, и никто не должен остаться за дверью.',
    look: 'Посмотреть цвета',
  },
  kg: {
    lead: 'Жүн менен кол эмгегинин тынч, жылуу дүкөнү — ар бир бөлүгүн карап көрүүгө болгондой чечилип коюлган.',
    parts:
      'Бөлүктөр менен блоктор — сүрөттөр: касиеттери кирет, DOM чыгат, серверде да, браузерде да бирдей.',
    widgets:
      'Виджеттер тирүү: ар бири эстен жооп берген дүкөндүн үстүндө көрсөтүлөт — толук, бош, баш тарткан же байланышсыз.',
    toolbar:
      'Панелден тил менен экрандын туурасы тандалат. Ар бир окуя — текшерүү: аны чыныгы браузер тартат, жүрүш-турушу ойнотулат, эч ким эшик артында калбашы керек.',
    look: 'Түстөрдү көрүү',
  },
}

function Welcome({ language }: { language: Language }) {
  const texts = TEXTS[language]
  return (
    <div className="stories-page">
      <Ornament shape="border" />
      <h1 style={{ fontSize: 'var(--shyrdak-size-6)' }}>Shyrdak</h1>
      <p className="stories-lead">{texts.lead}</p>
      <div className="stories-three">
        {[rug, slippers, kalpak].map((photo) => (
          <Image key={photo} photo={photo} alt="" sizes="20rem" eager />
        ))}
      </div>
      <div className="stories-three">
        <p>{texts.parts}</p>
        <p>{texts.widgets}</p>
        <p>{texts.toolbar}</p>
      </div>
      <div>
        <Button href="?path=/story/foundations-colours--dyes" target="_top" tone="secondary">
          {texts.look}
        </Button>
      </div>
      <Ornament shape="divider" />
    </div>
  )
}

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  args: { language: 'en' },
  argTypes: { language: { table: { disable: true } } },
  render: (_, context) => <Welcome language={languageOf(context)} />,
} satisfies Meta<typeof Welcome>

export default meta
type Story = StoryObj<typeof meta>

export const Shyrdak: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, language: 'kg' } }
