import { join } from 'node:path';
import { createFolderStore, type FileStore, openStore } from '@skep/registry';
import { type Environment, readSettings, secret, text } from '@skep/settings';
import { object, optional } from 'valibot';
import { cachedStore } from './registry-cache.ts';

export interface RegistrySettings {
  store: FileStore;
  localBuilds: 'follow' | 'fill';
  /** Deploy calls need it; without one none are taken. */
  deployToken: string | undefined;
}

const settings = object({
  SKEP_REGISTRY: optional(text),
  SKEP_DEPLOY_TOKEN: optional(secret(24, ': make one with "openssl rand -hex 24"')),
  SKEP_DATA: optional(text, 'data'),
});

/**
 * Where the running server keeps or finds remotes: `SKEP_REGISTRY`, or a folder of its own in the data folder.
 * @throws WrongSetting
 */
export async function readRegistrySettings(environment: Environment): Promise<RegistrySettings> {
  const given = readSettings(settings, environment);
  const { SKEP_REGISTRY: address, SKEP_DEPLOY_TOKEN: deployToken, SKEP_DATA: dataFolder } = given;
  return {
    store: address
      ? await openShared(address, deployToken, dataFolder)
      : createFolderStore(join(dataFolder, 'registry')),
    localBuilds: address ? 'fill' : 'follow',
    deployToken,
  };
}

async function openShared(address: string, token: string | undefined, dataFolder: string) {
  const store = await openStore(address, token);
  const isRemote = /^(s3|https?):/.test(address);
  return isRemote ? cachedStore(store, createFolderStore(join(dataFolder, 'registry-cache'))) : store;
}
