import { mayEdit } from '@suv/domain'
import { trpc } from '../../trpc.ts'
import { useMe } from '../session/use-me.ts'

/** The company that the member works on, and whether they may change what is said of it. */
export function useCompany() {
  const { id } = useMe()
  const company = trpc.companies.get.useQuery({ id })
  const workspaces = trpc.workspaces.list.useQuery()
  const open = workspaces.data?.find(({ isOpen }) => isOpen)
  return { company, workspaces, canEdit: open !== undefined && mayEdit(open.role) }
}
