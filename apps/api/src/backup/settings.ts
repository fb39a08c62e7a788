import * as z from 'zod'
import { numberSetting } from '../setting-fields.ts'

/** How backups are made and kept. */
export const backupSettings = z
  .object({
    BACKUP_EVERY_HOURS: numberSetting({
      of: 'a number of hours, or 0 for none',
      min: 0,
      max: 8760,
    }).optional(),
    BACKUP_KEEP: numberSetting({ min: 1 }).default(14),
    BACKUP_DIR: z.string().optional(),
    BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
    BACKUP_RECIPIENT: z.string().startsWith('age1', 'must be a public key of age, age1…').optional(),
    BACKUP_IDENTITY: z
      .string()
      .startsWith('AGE-SECRET-KEY-', 'must be a secret key of age, AGE-SECRET-KEY-…')
      .optional(),
    DATABASE_URL: z.string().optional(),
  })
  .refine(
    ({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT }) =>
      BACKUP_PASSPHRASE === undefined || BACKUP_RECIPIENT === undefined,
    {
      path: ['BACKUP_RECIPIENT'],
      error: 'cannot be set together with BACKUP_PASSPHRASE: one of them encrypts',
    },
  )
  .transform((given) => ({
    backup: {
      /** 0: none is made by itself. A server's database is backed up by those who run it, unless they say otherwise. */
      everyHours: given.BACKUP_EVERY_HOURS ?? (given.DATABASE_URL === undefined ? 24 : 0),
      /** Of those made by themselves. */
      keep: given.BACKUP_KEEP,
      /** Undefined: `backups` in the data folder. */
      folder: given.BACKUP_DIR,
      keys: {
        passphrase: given.BACKUP_PASSPHRASE,
        /** Public key that backups are encrypted for. */
        recipient: given.BACKUP_RECIPIENT,
        /** Secret key that opens them; wanted for verifying and restoring only. */
        identity: given.BACKUP_IDENTITY,
      },
    },
  }))

export type BackupKeys = z.output<typeof backupSettings>['backup']['keys']
