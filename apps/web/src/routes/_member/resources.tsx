import { type ResourceCategory, resourceCategories } from '@suv/domain'
import { createFileRoute } from '@tanstack/react-router'
import { ResourcesPage } from '../../features/resources/ResourcesPage.tsx'

type ResourcesSearch = { tab?: ResourceCategory; q?: string; saved?: true }

export const Route = createFileRoute('/_member/resources')({
  staticData: { title: 'Start-Up Visa Resources' },
  validateSearch: ({ tab, q, saved }: Record<string, unknown>): ResourcesSearch => {
    const known = resourceCategories.find((category) => category === tab)
    return {
      ...(known === undefined ? {} : { tab: known }),
      ...(q === undefined || q === '' ? {} : { q: String(q) }),
      ...(saved === true ? { saved } : {}),
    }
  },
  loader: ({ context }) => {
    void context.api.resources.list.prefetch({})
    void context.api.resources.listBookmarks.prefetch({ limit: 500 })
  },
  component: function ResourcesRoute() {
    const { tab = 'immigration', q = '', saved = false } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <ResourcesPage
        view={{ tab, q, saved }}
        onChange={({ tab: nextTab = tab, q: nextQ = q, saved: nextSaved = saved }) =>
          navigate({
            search: {
              tab: nextTab,
              ...(nextQ === '' ? {} : { q: nextQ }),
              ...(nextSaved ? { saved: true } : {}),
            },
            replace: true,
            resetScroll: false,
          })
        }
      />
    )
  },
})
