import * as z from 'zod'
import { allOrNone, webAddressSetting } from '../setting-fields.ts'

/** Where files are kept, and who looks into them. */
export const fileSettings = z
  .object({
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: webAddressSetting.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: z.stringbool({ error: 'must be true or false' }).optional(),
    S3_STS_ENDPOINT: webAddressSetting.optional(),
    S3_STS_ROLE_ARN: z.string().optional(),
    CLAMD_URL: z.url({ protocol: /^tcp$/, error: 'must be a tcp://host:port address' }).optional(),
  })
  .superRefine(allOrNone('', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'))
  .superRefine(allOrNone('', 'S3_STS_ENDPOINT', 'S3_STS_ROLE_ARN'))
  .superRefine((given, context) => {
    const meant = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_STS_ENDPOINT'] as const).find(
      (name) => given[name] !== undefined,
    )
    if (given.S3_BUCKET !== undefined || meant === undefined) return
    const message = `is required together with ${meant}: files would be kept in DATA_DIR`
    context.addIssue({ code: 'custom', path: ['S3_BUCKET'], message })
  })
  .transform(({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, CLAMD_URL, ...s3 }) => ({
    /** ClamAV's daemon, tcp://host:port; undefined: no virus check. */
    clamdUrl: CLAMD_URL === undefined ? undefined : new URL(CLAMD_URL),
    /** Undefined: files are kept in the data folder. */
    s3:
      bucket === undefined
        ? undefined
        : {
            bucket,
            region: s3.S3_REGION,
            /** Undefined: Amazon's own. */
            endpoint,
            // Storages other than Amazon's seldom have a name for each bucket.
            pathStyle: s3.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
            /** Undefined: what the SDK finds on the machine, such as an instance's role. */
            credentials:
              s3.S3_ACCESS_KEY_ID === undefined || s3.S3_SECRET_ACCESS_KEY === undefined
                ? undefined
                : { accessKeyId: s3.S3_ACCESS_KEY_ID, secretAccessKey: s3.S3_SECRET_ACCESS_KEY },
            /** Who lends temporary credentials; undefined: nobody. */
            sts:
              s3.S3_STS_ENDPOINT === undefined || s3.S3_STS_ROLE_ARN === undefined
                ? undefined
                : { endpoint: s3.S3_STS_ENDPOINT, roleArn: s3.S3_STS_ROLE_ARN },
          },
  }))

export type S3Settings = NonNullable<z.output<typeof fileSettings>['s3']>
