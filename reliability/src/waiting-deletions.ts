import { randomUUID as newId } from 'node:crypto';
import type { BeekeeperOnDevice, Device } from './waiting-devices.ts';

/** What is deleted: by its name in the model, and as the device calls it. */
export interface Deletable {
  name: string;
  about: string;
  alsoAbout?: readonly string[];
  document: string;
  variables: object;
  gone: { typename: string; id: string; along?: readonly string[] };
}

interface Deletion {
  key: string;
  name: string;
  device: number;
  /** `tried`: nobody was told that it is done, and it may be. */
  state: 'tried' | 'told' | 'undone';
}

/** What is deleted on devices. Things go by names that are the same on all of them. */
export function createDeletions(devices: readonly Device[]) {
  const deletions: Deletion[] = [];
  /** What goes with what: an inspection with its hive, a hive that was never made with the one that was to be split. */
  const holders = new Map<string, string>();

  function mayBeGone(name: string): boolean {
    const holder = holders.get(name);
    const isTried = deletions.some((one) => one.name === name && one.state !== 'undone');
    return isTried || (holder !== undefined && mayBeGone(holder));
  }

  return {
    hangsOn(name: string, holder: string): void {
      holders.set(name, holder);
    },

    async remove(
      { device, tab }: { device: number; tab: number },
      person: BeekeeperOnDevice,
      { name, about, alsoAbout = [], document, variables, gone }: Deletable,
    ): Promise<void> {
      const at = devices[device];
      if (at?.signedIn?.personId !== person.personId) return;
      const deletion: Deletion = { key: newId(), name, device, state: 'tried' };
      deletions.push(deletion);
      const outcome = await at.save(tab, {
        key: deletion.key,
        about,
        uses: [name],
        document,
        variables,
        work: { alsoAbout, settledBy: ['not_found'], changes: [{ kind: 'gone', ...gone }] },
      });
      if (outcome !== 'not saved') deletion.state = 'told';
    },

    /** The last one of the device, if it still can be. */
    async undo({ device, tab }: { device: number; tab: number }): Promise<void> {
      const last = deletions.findLast((one) => one.device === device && one.state !== 'undone');
      if (last && (await devices[device]?.undo(tab, last.key))) last.state = 'undone';
    },

    /** No screen of the device offers it any more. */
    isGoneAt: (device: number, name: string) =>
      deletions.some((one) => one.device === device && one.name === name && one.state !== 'undone'),
    mustBeGone: (name: string) => deletions.some((one) => one.name === name && one.state === 'told'),
    /** It itself or what holds it. */
    mayBeGone,
  };
}

export type Deletions = ReturnType<typeof createDeletions>;
