import { randomUUID as newId } from 'node:crypto';
import { createLastConfirmed } from './confirmed-writes.ts';
import type { Deletions } from './waiting-deletions.ts';
import type { Ask, Device } from './waiting-devices.ts';
import type { Beekeeper, HiveOnDevice } from './waiting-makings.ts';

const createTag = `mutation ($input: HiveTagInput!) { createHiveTag(input: $input) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const deleteTag = `mutation ($number: String!) { deleteHiveTag(number: $number) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const readTags = '{ hiveTags { number hive { id name } } }';

interface StoredTag {
  number: string;
  hive: { id: string; name: string };
}

/** Each device has a tag of its own, which its people hang on hives and take off again. */
export function createTags(devices: readonly Device[], ask: Ask, deletions: Deletions) {
  /** By person and number the name of the hive on which it hangs. */
  const hung = new Map<string, string | undefined>();
  /** Nobody was told what became of them: they are left alone. */
  const doubtful = new Set<string>();
  const lastConfirmed = createLastConfirmed<string | undefined>();
  const placeOf = ({ personId }: Beekeeper, number: string) => `${personId}: tag ${number}`;

  return {
    /** Takes it off where it hangs, and hangs it on this hive where it does not. */
    async turn({ device, tab }: { device: number; tab: number }, person: Beekeeper, hive: HiveOnDevice) {
      const at = devices[device];
      const number = `0${device + 1}`;
      const place = placeOf(person, number);
      const on = hung.get(place);
      if (!at || doubtful.has(place) || (on !== undefined && deletions.mayBeGone(on))) return;
      doubtful.add(place);
      const value = on === undefined ? hive.name : undefined;
      await lastConfirmed.try({ device, place, value }, async () => {
        const outcome = await at.save(tab, {
          key: newId(),
          about: `tag:${number}`,
          uses: [on ?? hive.name],
          ...(on === undefined ? hanging(number, hive.id) : takingOff(number)),
        });
        if (outcome === 'not saved') return outcome;
        doubtful.delete(place);
        hung.set(place, value);
        return outcome;
      });
    },

    /** @throws Error where one hangs elsewhere */
    async check(person: Beekeeper): Promise<void> {
      const { data } = await ask(person.token, newId(), readTags, {});
      const stored = new Map(
        ((data?.hiveTags ?? []) as StoredTag[]).map(({ number, hive }) => [number, hive]),
      );
      for (const device of devices.keys()) {
        const number = `0${device + 1}`;
        const place = placeOf(person, number);
        const on = hung.get(place);
        if (doubtful.has(place) || (on !== undefined && deletions.mayBeGone(on))) continue;
        const hive = stored.get(number);
        lastConfirmed.check(place, hive && person.hiveIds.includes(hive.id) ? hive.id : hive?.name, false);
      }
    },
  };
}

function hanging(number: string, hiveId: string) {
  return {
    document: createTag,
    variables: { input: { number, hiveId, action: 'VIEW_INSPECTIONS' } },
    work: { alsoAbout: [`hive:${hiveId}`] },
  };
}

function takingOff(number: string) {
  return {
    document: deleteTag,
    variables: { number },
    work: {
      settledBy: ['not_found'],
      changes: [{ kind: 'gone' as const, typename: 'HiveTag', id: number }],
    },
  };
}
