import { join } from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import { installedVersion, shareTable } from './shared-libraries.ts';

const remote = join(import.meta.dirname, '../../../mf-hives');

/** What a remote gets of a library from a shell that has this version of it. */
async function given(library: string, version: string): Promise<unknown> {
  const settings = shareTable(remote, 'consumes')[library];
  if (!settings) throw new Error(`Remotes do not share ${library}.`);
  const { singleton, strictVersion, requiredVersion } = settings;
  const shell = createInstance({
    name: 'shell',
    remotes: [],
    shared: {
      [library]: { version, lib: () => version, shareConfig: { singleton, requiredVersion: version } },
    },
  });
  const built = createInstance({ name: 'built', remotes: [] });
  built.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  const factory = await built.loadShare(library, {
    customShareInfo: { shareConfig: { singleton, strictVersion, requiredVersion } },
  });
  return factory ? factory() : undefined;
}

/** The installed version of React with another patch, or another minor. */
function reactVersion({ minor = 0, patch = 0 }): string {
  const [major, installedMinor] = installedVersion(remote, 'react').split('.').map(Number);
  return `${major}.${Number(installedMinor) + minor}.${patch}`;
}

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])(
  'a published remote takes %s of a shell that has another patch of it, older or newer',
  async (library) => {
    for (const patch of [0, 1, 99]) {
      const version = reactVersion({ patch });
      expect(await given(library, version)).toBe(version);
    }
  },
);

test.each(['react', 'react-dom/client'])(
  'a remote refuses another minor of %s, which it was not tested with',
  async (library) => {
    await expect(given(library, reactVersion({ minor: 1 }))).rejects.toThrow('does not satisfy');
  },
);
