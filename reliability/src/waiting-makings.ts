import { randomUUID as newId } from 'node:crypto';
import { createLastConfirmed } from './confirmed-writes.ts';
import type { Deletions } from './waiting-deletions.ts';
import type { Ask, BeekeeperOnDevice, Device, Options } from './waiting-devices.ts';

/** Who has two apiaries, and hives in the first of them. */
export interface Beekeeper extends BeekeeperOnDevice {
  apiaryIds: readonly [string, string];
  hiveIds: readonly string[];
}

const createHive = `mutation ($input: CreateHiveInput!) { createHive(input: $input) {
  __typename ... on Hive { id } ... on Failure { code retryAfterSeconds } } }`;

const splitColony = `mutation ($hiveId: ID!, $input: SplitInput!) { splitColony(hiveId: $hiveId, input: $input) {
  __typename ... on ChangedColonies { hives { id } } ... on Failure { code retryAfterSeconds } } }`;

const deleteHive = `mutation ($id: ID!) { deleteHive(id: $id) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const moveHives = `mutation ($input: MoveHivesInput!) { moveHives(input: $input) {
  __typename ... on MovedHives { hives { id } } ... on Failure { code retryAfterSeconds } } }`;

const readHives = '{ apiaries { id hives { id name } } }';

export interface HiveOnDevice {
  /** On all devices: what it was called when it was made; of those that were there before, their ids. */
  name: string;
  /** As the device calls it. */
  id: string;
}

interface MadeHive extends HiveOnDevice {
  personId: string;
}

interface StoredApiary {
  id: string;
  hives: { id: string; name: string }[];
}

/** Which hive: of none that is there a new one is made. */
export interface HiveStep {
  device: number;
  tab: number;
  hive: number;
}

/** Hives that are made, split, moved and deleted on devices, each of which knows those that it has made or seen. */
export function createMakings(devices: readonly Device[], ask: Ask, deletions: Deletions) {
  const known = devices.map((): MadeHive[] => []);
  /** Names of what was told to be saved. */
  const confirmed: { personId: string; name: string }[] = [];
  const places = createLastConfirmed<string>();

  /** Those of the service and those that this device has made, without those that were deleted on it. */
  function hivesOf(device: number, { personId, hiveIds }: Beekeeper): HiveOnDevice[] {
    const made = (known[device] ?? []).filter((one) => one.personId === personId);
    const there = hiveIds.map((id) => ({ id, name: id }));
    return [...there, ...made].filter(({ name }) => !deletions.isGoneAt(device, name));
  }

  async function apiariesOf({ token }: Beekeeper): Promise<StoredApiary[]> {
    const { data } = await ask(token, newId(), readHives, {});
    return (data?.apiaries ?? []) as StoredApiary[];
  }

  /** At home, where hives are that the other device has made. */
  async function look(device: number, person: Beekeeper): Promise<HiveOnDevice[]> {
    const { personId } = person;
    const seen = known[device];
    if (devices[device]?.isOnline && seen) {
      const hives = (await apiariesOf(person)).flatMap((apiary) => apiary.hives);
      const others = hives.filter(({ name }) => confirmed.some((one) => one.name === name));
      const fresh = others.filter(({ name }) => seen.every((one) => one.name !== name));
      seen.push(...fresh.map(({ id, name }) => ({ id, name, personId })));
    }
    return hivesOf(device, person);
  }

  return {
    hivesOf,

    async make({ device, tab, hive }: HiveStep, person: Beekeeper): Promise<void> {
      const at = devices[device];
      if (!at) return;
      const { apiaryIds, personId } = person;
      const key = newId();
      const name = key.slice(0, 18);
      const thing: MadeHive = { personId, name, id: `waiting:${key}` };
      const from = hivesOf(device, person)[hive];
      if (from) deletions.hangsOn(name, from.name);
      const options = from ? splitting(from, thing, apiaryIds[0]) : making(thing, apiaryIds[0]);
      const outcome = await at.save(tab, { ...options, key, uses: [name] });
      if (outcome === 'not saved') return;
      known[device]?.push(thing);
      confirmed.push({ personId, name });
    },

    /** One that was made here; those that were there before stay, or soon nothing would be left to do. */
    async remove(step: HiveStep, person: Beekeeper): Promise<void> {
      const made = (await look(step.device, person)).slice(person.hiveIds.length);
      const hive = made[step.hive % Math.max(1, made.length)];
      if (!hive) return;
      const { id, name } = hive;
      await deletions.remove(step, person, {
        name,
        about: `hive:${id}`,
        document: deleteHive,
        variables: { id },
        gone: { typename: 'Hive', id, along: ['Inspection', 'Reminder', 'HiveTag'] },
      });
    },

    /** @param apiary which of the two it goes to */
    async move({ device, tab, hive, apiary }: HiveStep & { apiary: 0 | 1 }, person: Beekeeper) {
      const hives = await look(device, person);
      const moved = hives[hive % hives.length];
      const at = devices[device];
      if (!moved || at?.signedIn?.personId !== person.personId) return;
      const { id, name } = moved;
      const apiaryId = person.apiaryIds[apiary];
      const to = { typename: 'Apiary', id: apiaryId };
      await places.try({ device, place: name, value: apiaryId }, () =>
        at.save(tab, {
          key: newId(),
          about: `hives:${id}`,
          uses: [name],
          document: moveHives,
          variables: { input: { hiveIds: [id], apiaryId, timeZone: 'Europe/Amsterdam' } },
          work: {
            alsoAbout: [`apiary:${apiaryId}`, `hive:${id}`],
            changes: [
              { kind: 'moved', typename: 'Hive', id, list: 'hives', to },
              { kind: 'fields', typename: 'Hive', id, fields: { apiary: { id: apiaryId } } },
            ],
          },
        }),
      );
    },

    /** @throws Error where one is missing, there twice, somebody else's, there although it was deleted, or elsewhere */
    async check(person: Beekeeper, isHurried: boolean): Promise<void> {
      const apiaries = await apiariesOf(person);
      const names = apiaries.flatMap(({ hives }) => hives.map((hive) => hive.name));
      for (const { name, personId } of confirmed) {
        const count = names.filter((one) => one === name).length;
        const isThere = personId === person.personId && !deletions.mustBeGone(name);
        const mayBe = isThere && deletions.mayBeGone(name) ? [0, 1] : [isThere ? 1 : 0];
        if (!mayBe.includes(count)) throw new Error(`The hive ${name} is there ${count} times.`);
      }
      for (const apiary of apiaries) {
        for (const { id, name } of apiary.hives)
          places.check(person.hiveIds.includes(id) ? id : name, apiary.id, isHurried);
      }
    },
  };
}

type Making = Omit<Options, 'key' | 'uses'>;

function making(thing: MadeHive, apiaryId: string): Making {
  return {
    about: `hive:${thing.id}`,
    document: createHive,
    variables: { input: { name: thing.name, apiaryId, layers: [] } },
    work: { makes: [{ id: thing.id, at: ['createHive', 'id'] }] },
    onDone: ({ createHive: hiveThere }) => {
      thing.id = (hiveThere as { id: string }).id;
    },
  };
}

function splitting(from: HiveOnDevice, thing: MadeHive, apiaryId: string): Making {
  const step = { date: '2026-06-03', doesQueenMove: false, state: 'NUCLEUS' };
  return {
    about: `hive:${from.id}`,
    document: splitColony,
    variables: { hiveId: from.id, input: { name: thing.name, apiaryId, ...step } },
    work: { makes: [{ id: thing.id, at: ['splitColony', 'hives', 1, 'id'] }] },
    onDone: ({ splitColony: changed }) => {
      thing.id = (changed as { hives: { id: string }[] }).hives[1]?.id ?? thing.id;
    },
  };
}
