import { WrongSetting } from '@skep/settings';

/** A kind of machine, in the words of npm and Node. */
export interface Platform {
  os: string;
  cpu: string;
}

export const ownPlatform: Platform = { os: process.platform, cpu: process.arch };

/** The kinds that an image is made for, by the names that images have for them. */
const platforms: Record<string, Platform> = {
  'linux/amd64': { os: 'linux', cpu: 'x64' },
  'linux/arm64': { os: 'linux', cpu: 'arm64' },
};

/** @throws WrongSetting where Skep does not run on it */
export function platformOf(name: string): Platform {
  const platform = platforms[name];
  if (platform === undefined)
    throw new WrongSetting(
      `"${name}" is no platform of Skep. There are: ${Object.keys(platforms).join(', ')}.`,
    );
  return platform.os === ownPlatform.os && platform.cpu === ownPlatform.cpu ? ownPlatform : platform;
}
