import { join } from 'node:path';
import { createFolderStore, type FileStore, openStore } from '@skep/registry';
import { cachedStore } from './registry-cache.ts';
import { WrongSetting } from './settings.ts';

export interface RegistrySettings {
  store: FileStore;
  localBuilds: 'follow' | 'fill';
  /** Deploy calls need it; without one none are taken. */
  deployToken: string | undefined;
}

const shortestToken = 24;

/**
 * Where the running server keeps or finds remotes: `SKEP_REGISTRY`, or a folder of its own in the data folder.
 * @throws WrongSetting
 */
export async function readRegistrySettings(env: Readonly<Record<string, string | undefined>>) {
  const { SKEP_REGISTRY: address, SKEP_DEPLOY_TOKEN: deployToken, SKEP_DATA: dataFolder = 'data' } = env;
  if (deployToken !== undefined && deployToken.length < shortestToken) {
    throw new WrongSetting(
      `SKEP_DEPLOY_TOKEN must have at least ${shortestToken} characters: make one with "openssl rand -hex 24".`,
    );
  }
  const settings: RegistrySettings = {
    store: address
      ? await openShared(address, deployToken, dataFolder)
      : createFolderStore(join(dataFolder, 'registry')),
    localBuilds: address ? 'fill' : 'follow',
    deployToken,
  };
  return settings;
}

async function openShared(address: string, token: string | undefined, dataFolder: string) {
  const store = await openStore(address, token);
  const isRemote = /^(s3|https?):/.test(address);
  return isRemote ? cachedStore(store, createFolderStore(join(dataFolder, 'registry-cache'))) : store;
}
