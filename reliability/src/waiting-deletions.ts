import { randomUUID as newId } from 'node:crypto';
import type { Ask, BeekeeperOnDevice, Device } from './waiting-devices.ts';

const deleteInspection = `mutation ($id: ID!) { deleteInspection(id: $id) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const findInspection =
  'query ($notes: String!) { diary(filter: { search: $notes }, first: 5) { nodes { id notes } } }';

interface Deletion {
  key: string;
  notes: string;
  device: number;
  /** `tried`: nobody was told that it is done, and it may be. */
  state: 'tried' | 'told' | 'undone';
}

/** Inspections that are deleted on devices, each of which knows those that it has seen. */
export function createDeletions(devices: readonly Device[], ask: Ask) {
  /** Of each device the service's ids of inspections, by their notes. */
  const seen = devices.map(() => new Map<string, string>());
  const deletions: Deletion[] = [];

  async function idOf(device: number, { token }: BeekeeperOnDevice, notes: string) {
    if (devices[device]?.isOnline) {
      const { data } = await ask(token, newId(), findInspection, { notes });
      const diary = data?.diary as { nodes: { id: string; notes: string }[] } | undefined;
      const found = diary?.nodes.find((one) => one.notes === notes);
      if (found) seen[device]?.set(notes, found.id);
    }
    return seen[device]?.get(notes);
  }

  return {
    /** The device has made it, and was told its id. */
    see(device: number, notes: string, id: string): void {
      seen[device]?.set(notes, id);
    },

    /** Of nobody, and of what the device has never seen, nothing is deleted. */
    async remove(
      { device, tab }: { device: number; tab: number },
      person: BeekeeperOnDevice | undefined,
      notes: string | undefined,
    ): Promise<void> {
      const at = devices[device];
      if (!at || !person || notes === undefined) return;
      const id = await idOf(device, person, notes);
      if (id === undefined || at.signedIn?.personId !== person.personId) return;
      const deletion: Deletion = { key: newId(), notes, device, state: 'tried' };
      deletions.push(deletion);
      const outcome = await at.save(tab, {
        key: deletion.key,
        about: `inspection:${id}`,
        document: deleteInspection,
        variables: { id },
        work: { settledBy: ['not_found'], changes: [{ kind: 'gone', typename: 'Inspection', id }] },
      });
      if (outcome !== 'not saved') deletion.state = 'told';
    },

    /** The last one of the device, if it still can be. */
    async undo({ device, tab }: { device: number; tab: number }): Promise<void> {
      const last = deletions.findLast((one) => one.device === device && one.state !== 'undone');
      if (last && (await devices[device]?.undo(tab, last.key))) last.state = 'undone';
    },

    mustBeGone: (notes: string) => deletions.some((one) => one.notes === notes && one.state === 'told'),
    mayBeGone: (notes: string) => deletions.some((one) => one.notes === notes && one.state !== 'undone'),
  };
}
