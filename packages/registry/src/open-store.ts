import { resolve } from 'node:path';
import { type FileStore, RegistryRefusal } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createHttpStore } from './http-store.ts';

/**
 * The store at an address: a folder, `s3://bucket/prefix`, or the host of a running Skep.
 * @param token for a host
 * @throws RegistryRefusal
 */
export async function openStore(address: string, token?: string): Promise<FileStore> {
  if (address.startsWith('s3://')) {
    const [bucket = '', ...prefix] = address.slice('s3://'.length).split('/').filter(Boolean);
    if (bucket === '') throw new RegistryRefusal(`"${address}" names no bucket: write s3://bucket/prefix.`);
    // The SDK is large, and most houses keep a folder.
    const { createS3Store } = await import('./s3-store.ts');
    return createS3Store(bucket, prefix.join('/'));
  }
  if (/^https?:\/\//.test(address)) {
    if (!URL.canParse(address)) throw new RegistryRefusal(`"${address}" is no address of a host.`);
    if (!token)
      throw new RegistryRefusal(`Set SKEP_DEPLOY_TOKEN: ${address} takes deploy calls with its token.`);
    return createHttpStore(new URL(address).origin, token);
  }
  return createFolderStore(resolve(address));
}
