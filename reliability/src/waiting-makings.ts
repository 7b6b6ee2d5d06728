import { randomUUID as newId } from 'node:crypto';
import type { Ask, BeekeeperOnDevice, Device } from './waiting-devices.ts';

/** Who has an apiary in which hives are made. */
export interface ApiaryKeeper extends BeekeeperOnDevice {
  apiaryId: string;
  hiveIds: readonly string[];
}

const createHive = `mutation ($input: CreateHiveInput!) { createHive(input: $input) {
  __typename ... on Hive { id } ... on Failure { code retryAfterSeconds } } }`;

const splitColony = `mutation ($hiveId: ID!, $input: SplitInput!) { splitColony(hiveId: $hiveId, input: $input) {
  __typename ... on ChangedColonies { hives { id } } ... on Failure { code retryAfterSeconds } } }`;

const readHives = '{ apiaries { hives { id name } } }';

interface MadeHive {
  personId: string;
  name: string;
  /** As the device calls it. */
  id: string;
}

export interface MakingStep {
  device: number;
  tab: number;
  /** Which hive is split; of none that is there a new one is made. */
  hive: number;
}

/** Hives that are made and split on devices, each of which knows those that it has made. */
export function createMakings(devices: readonly Device[], ask: Ask) {
  const made = devices.map((): MadeHive[] => []);
  /** Names of what was told to be saved. */
  const told: { personId: string; name: string }[] = [];

  /** Those of the service and those that this device has made. */
  function hivesOf(device: number, person: ApiaryKeeper): string[] {
    const own = (made[device] ?? []).filter(({ personId }) => personId === person.personId);
    return [...person.hiveIds, ...own.map(({ id }) => id)];
  }

  return {
    hivesOf,

    /** Of nobody nothing is made. */
    async make({ device, tab, hive }: MakingStep, person: ApiaryKeeper | undefined): Promise<void> {
      const [at, own] = [devices[device], made[device]];
      if (!at || !own || !person) return;
      const { apiaryId, personId } = person;
      const key = newId();
      const name = key.slice(0, 18);
      const thing: MadeHive = { personId, name, id: `waiting:${key}` };
      const from = hivesOf(device, person)[hive];
      const said = { name, apiaryId };
      const outcome = await at.save(
        tab,
        from === undefined
          ? {
              key,
              about: `hive:${thing.id}`,
              document: createHive,
              variables: { input: { ...said, layers: [] } },
              work: { makes: [{ id: thing.id, at: ['createHive', 'id'] }] },
              onDone: ({ createHive: hiveThere }) => {
                thing.id = (hiveThere as { id: string }).id;
              },
            }
          : {
              key,
              about: `hive:${from}`,
              document: splitColony,
              variables: {
                hiveId: from,
                input: { ...said, date: '2026-06-03', doesQueenMove: false, state: 'NUCLEUS' },
              },
              work: { makes: [{ id: thing.id, at: ['splitColony', 'hives', 1, 'id'] }] },
              onDone: ({ splitColony: changed }) => {
                thing.id = (changed as { hives: { id: string }[] }).hives[1]?.id ?? thing.id;
              },
            },
      );
      if (outcome === 'not saved') return;
      own.push(thing);
      told.push({ personId, name });
    },

    /** @throws Error where one is missing, there twice, or somebody else's */
    async check(people: readonly ApiaryKeeper[]): Promise<void> {
      for (const { token, personId } of people) {
        const { data } = await ask(token, newId(), readHives, {});
        const apiaries = (data?.apiaries ?? []) as { hives: { name: string }[] }[];
        const names = apiaries.flatMap(({ hives }) => hives.map((hive) => hive.name));
        for (const one of told) {
          const count = names.filter((name) => name === one.name).length;
          if (count !== (one.personId === personId ? 1 : 0))
            throw new Error(`The hive ${one.name} is there ${count} times.`);
        }
      }
    },
  };
}
