import type { Language } from '@shyrdak/sdk/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachLanguage } from '../each-language.tsx'
import { languageOf } from '../language.ts'

const SIZES = [6, 5, 4, 3, 2, 1, 0] as const

const TEXTS: Readonly<Record<Language, { heading: string; text: string }>> = {
  en: {
    heading: 'Felt remembers the hand',
    text: 'Wool from the high pastures is carded, laid in layers, wetted and rolled until the fibres hold each other. A shyrdak takes two women a season, and lasts for thirty years.',
  },
  ru: {
    heading: 'Войлок помнит руку',
    text: 'Шерсть с высоких пастбищ чешут, раскладывают слоями, мочат и катают, пока волокна не сцепятся. Над одним шырдаком две мастерицы работают целый сезон, а служит он тридцать лет.',
  },
  kg: {
    heading: 'Кийиз колдун жылуусун сактайт',
    text: 'Жайлоодон келген жүндү тытып, кабат-кабат салып, суу чачып, талчалары бири-бирине жабышканча тоголотушат. Бир шырдакты эки уз бир мезгил бою жасайт, ал отуз жыл кызмат кылат. Ң ң Ү ү Ө ө.',
  },
}

function Type({ language }: { language: Language }) {
  const { heading, text } = TEXTS[language]
  return (
    <div className="stories-page">
      <h1>Type</h1>
      <p className="stories-lead">
        Literata, a serif, for what is displayed; Commissioner, a humanist sans, for what is read. Both have
        Latin, Cyrillic and the Kyrgyz Ң, Ү, Ө, and are served by the page itself.
      </p>
      <section>
        <h2>Scale</h2>
        {SIZES.map((size) => (
          <div key={size}>
            <p className="stories-caption">
              <code>--shyrdak-size-{size}</code>
            </p>
            <p
              style={{
                fontFamily: `var(--shyrdak-font-${size > 2 ? 'display' : 'text'})`,
                fontSize: `var(--shyrdak-size-${size})`,
                lineHeight: 'var(--shyrdak-leading-tight)',
              }}
            >
              {heading}
            </p>
          </div>
        ))}
      </section>
      <section>
        <h2>Text</h2>
        <p style={{ maxWidth: 'var(--shyrdak-measure)' }}>{text}</p>
      </section>
    </div>
  )
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  args: { language: 'en' },
  argTypes: { language: { table: { disable: true } } },
  render: (_, context) => <Type language={languageOf(context)} />,
} satisfies Meta<typeof Type>

export default meta
type Story = StoryObj<typeof meta>

const isLoaded = (family: string, text: string) => document.fonts.check(`16px "${family}"`, text)

/** The Kyrgyz letters are in the web fonts, without a fallback to system fonts. */
export const Scale: Story = {
  play: async () => {
    const characters = 'Аа Ңң Үү Өө'
    for (const family of ['Literata Variable', 'Commissioner Variable']) {
      await expect(await document.fonts.load(`16px "${family}"`, characters)).not.toEqual([])
      await expect(isLoaded(family, characters)).toBe(true)
    }
  },
}

export const EveryLanguage: Story = {
  render: () => (
    <EachLanguage>
      {(language) => (
        <>
          <h2>{TEXTS[language].heading}</h2>
          <p>{TEXTS[language].text}</p>
        </>
      )}
    </EachLanguage>
  ),
}
