import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type FileStore, RegistryRefusal } from './file-store.ts';

/**
 * Keeps files in a bucket. Keys, region and endpoint come from the environment as the AWS SDK reads them
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`).
 * @param prefix of every key, without a slash at its end; empty for none
 */
export function createS3Store(bucket: string, prefix: string, client = clientFromEnvironment()): FileStore {
  const keyOf = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);
  const address = ['s3:/', bucket, prefix].filter(Boolean).join('/');
  return {
    address,
    async read(path) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(path) }));
        const bytes = await found.Body?.transformToByteArray();
        return bytes && { bytes, tag: found.ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw refusal(address, error);
      }
    },
    async write(path, bytes, expected) {
      const condition = expected === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: expected.tag };
      try {
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key: keyOf(path), Body: bytes, ...condition }),
        );
        return true;
      } catch (error) {
        // 409: another conditional write of the same key was under way.
        if (statusOf(error) === 412 || statusOf(error) === 409) return false;
        throw refusal(address, error);
      }
    },
  };
}

function clientFromEnvironment(): S3Client {
  const isOwnServer = (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined;
  return new S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Servers other than Amazon's rarely have a host name for each bucket.
    forcePathStyle: isOwnServer,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const metadata: unknown = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

function refusal(address: string, error: unknown): RegistryRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new RegistryRefusal(`${address} cannot be used: ${reason}`, { cause: error });
}
