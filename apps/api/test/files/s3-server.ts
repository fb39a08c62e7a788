import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { GenericContainer, Wait } from 'testcontainers'
import type { S3Settings } from '../../src/files/settings.ts'

export type S3Server = { readonly settings: S3Settings; readonly stop: () => Promise<void> }

const image = 'versity/versitygw:latest'
const credentials = { accessKeyId: 'test-access', secretAccessKey: 'test-secret' }

/** Starts an S3 server with an empty bucket in a container, or says why there is none. */
export async function startS3(bucket: string): Promise<S3Server | { readonly reason: string }> {
  try {
    // The container's second one, which removes it after a killed run, may not be there.
    process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'
    const container = await new GenericContainer(image)
      .withEnvironment({
        ROOT_ACCESS_KEY_ID: credentials.accessKeyId,
        ROOT_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        VGW_CORS_ALLOW_ORIGIN: '*',
      })
      .withTmpFs({ '/data': 'rw', '/sidecar': 'rw' })
      .withCommand(['--port', ':7070', 'posix', '--sidecar', '/sidecar', '/data'])
      .withExposedPorts(7070)
      .withWaitStrategy(Wait.forLogMessage(/service listening on/))
      .start()
    const endpoint = `http://${container.getHost()}:${container.getMappedPort(7070)}`
    const settings = { bucket, region: 'us-east-1', endpoint, credentials, pathStyle: true, sts: undefined }
    const client = new S3Client({ ...settings, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return {
      settings,
      stop: async () => {
        await container.stop()
      },
    }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
