import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { LentCredentials } from './multipart.ts'
import type { S3Settings } from './settings.ts'

const lastsSeconds = 900

/** Lends credentials that may upload files under one member's prefix, in one PUT or in parts, and nothing else. */
export function createCredentialLender(
  settings: S3Settings & { sts: NonNullable<S3Settings['sts']>; uploadPrefix: string },
): (userId: string) => Promise<LentCredentials> {
  const { bucket, region, credentials, sts, uploadPrefix } = settings
  const client = new STSClient({
    region,
    endpoint: sts.endpoint,
    ...(credentials === undefined ? {} : { credentials }),
  })
  return async (userId) => {
    const prefix = `${uploadPrefix}${userId}/`
    const policy = {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
          Resource: [`arn:aws:s3:::${bucket}/${prefix}*`],
        },
      ],
    }
    const { Credentials } = await client.send(
      new AssumeRoleCommand({
        RoleArn: sts.roleArn,
        RoleSessionName: `member-${userId}`,
        DurationSeconds: lastsSeconds,
        Policy: JSON.stringify(policy),
      }),
    )
    if (
      Credentials?.AccessKeyId === undefined ||
      Credentials.SecretAccessKey === undefined ||
      Credentials.SessionToken === undefined
    ) {
      throw new Error('The credentials service gave no credentials')
    }
    const { AccessKeyId, SecretAccessKey, SessionToken, Expiration } = Credentials
    const expires = Expiration ?? new Date(Date.now() + lastsSeconds * 1000)
    return {
      credentials: { AccessKeyId, SecretAccessKey, SessionToken, Expiration: expires.toISOString() },
      bucket,
      region,
      prefix,
    }
  }
}
