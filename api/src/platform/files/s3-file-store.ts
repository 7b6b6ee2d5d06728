import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { systemClock } from '#platform/context/random.ts';
import { requireFileName } from './file-names.ts';
import type { FileStore } from './file-store.ts';
import { folderFileStore } from './folder-file-store.ts';
import { makeWorkFolder } from './work-folder.ts';

/**
 * Files in a bucket. Keys, region and endpoint come from the environment as the AWS SDK reads them
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`, `AWS_ENDPOINT_URL_S3`).
 */
export function s3FileStore(
  { bucket: Bucket, prefix, workFolder }: { bucket: string; prefix: string; workFolder: string },
  client = clientFromEnvironment(),
): FileStore {
  const object = (name: string) => {
    requireFileName(name);
    return { Bucket, Key: `${prefix}${name}` };
  };
  return {
    async write(name, content) {
      const target = object(name);
      const folder = await makeWorkFolder({ workFolder, clock: systemClock });
      // A bucket wants to know the size first, which nobody knows of a download that is being made.
      try {
        const ContentLength = await folderFileStore(folder).write(name, content);
        const Body = createReadStream(join(folder, name));
        await client.send(new PutObjectCommand({ ...target, Body, ContentLength }));
        return ContentLength;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async read(name) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(object(name)));
        return Body instanceof Readable ? { content: Body, sizeBytes: ContentLength } : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    async names(begin = '') {
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${begin}`, ContinuationToken }),
        );
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return names;
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
