import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { MANAGER } from './people/at-desk.ts'
import { logIn } from './people/have-account.ts'
import { ask } from './store/ask.ts'

test(
  'what a manager types while the session ends is there again after the login',
  { tag: ['@phone', '@desk'] },
  async ({ browser, origin }) => {
    const { page: desk, trouble, leave } = await openDesk(browser, origin, '/desk/chat-answers/new')
    trouble.expect(/401/)
    const title = desk.getByRole('textbox', { name: 'Title' })
    await title.fill('Parcel on its way')
    for (const language of ['English', 'Russian', 'Kyrgyz'])
      await desk.getByRole('textbox', { name: language }).fill('Your parcel leaves today.')
    const token = await desk.evaluate(() => localStorage.getItem('id_token'))
    await ask(origin, '/frontend/logout', {}, { authorization: `Bearer ${token}` })

    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Desk login' })).toBeVisible()
    await expect(desk.getByText('Your session has ended')).toBeVisible()
    await expect(desk.getByText('nothing you typed is lost')).toBeVisible()
    await logIn({ page: desk }, MANAGER)

    await expect(title).toHaveValue('Parcel on its way')
    await expect(desk.getByText(/What you typed before you logged in again is back/)).toBeVisible()
    await expect(desk.getByText('4 changes not saved')).toBeVisible()
    await leave()
  },
)
