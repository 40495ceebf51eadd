import { messagesIn } from '#messages/messages-in.ts'
import { sessions } from '@shyrdak/sdk/contract'
import { managerProfile } from '@shyrdak/sdk/management'
import { Profile } from '@shyrdak/react-store/widgets/profile'
import { useQuery } from '@tanstack/react-query'
import { useDeskCall } from '#desk/desk-call.ts'
import { DeskPage } from '#desk/desk-page.tsx'
import { Loaded } from '#desk/loaded.tsx'
import { usePageContext } from '#page/use-page-context.ts'

/** The manager's profile, password and open sessions. */
export default function DeskProfilePage() {
  const t = messagesIn(usePageContext().language, 'site/desk')
  const call = useDeskCall()
  const query = useQuery({
    queryKey: [managerProfile.read.path],
    queryFn: async ({ signal }) => {
      const [person, open] = await Promise.all([
        call(managerProfile.read, { signal }),
        call(sessions.list, { signal }),
      ])
      return { person, sessions: open }
    },
    // The widget's forms read their initial values only once.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <DeskPage title={t('profile')}>
      <Loaded query={query}>
        {({ person, sessions: open }) => (
          <div className="site-desk-own">
            <Profile person={person} audience="manager" sessions={open} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  )
}
