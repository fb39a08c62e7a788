import { commitmentCertificates } from '@suv/db'
import {
  commitmentCertificateSchema,
  createCommitmentCertificateSchema,
  updateCommitmentCertificateSchema,
} from '@suv/domain'
import { router } from '../../trpc.ts'
import { teamRecordProcedures } from '../team-records/team-record-procedures.ts'
import { tellStatusChange } from '../webhooks/tell-status-change.ts'

export const commitmentCertificatesRouter = router(
  teamRecordProcedures({
    records: commitmentCertificates,
    schema: commitmentCertificateSchema,
    createSchema: createCommitmentCertificateSchema,
    updateSchema: updateCommitmentCertificateSchema,
    references: {
      coversMembers: 'member',
      essentialMembers: 'member',
      organizationId: 'organization',
      certificateDocumentId: 'document',
    },
    written: tellStatusChange('commitment_certificate.status_changed', [
      'id',
      'teamId',
      'organizationId',
      'certificateId',
      'status',
    ]),
    path: '/commitment-certificates',
    tags: ['Letters and certificates'],
    one: 'a commitment certificate',
    list: "The team's commitment certificates, newest first",
  }),
)
