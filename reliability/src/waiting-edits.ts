import { randomUUID as newId, randomInt } from 'node:crypto';
import type { Ask, BeekeeperOnDevice, Device } from './waiting-devices.ts';

/** Who has hives that are edited. */
export interface HiveKeeper extends BeekeeperOnDevice {
  hiveIds: readonly string[];
}

export interface EditStep {
  device: number;
  tab: number;
  hive: number;
}

const updateHive = `mutation ($id: ID!, $revision: Int!, $input: UpdateHiveInput!) {
  updateHive(id: $id, revision: $revision, input: $input) {
    __typename ... on Hive { id }
    ... on HiveConflict { current { revision name order apiary { id } layers { id kind color frameCount } } }
    ... on Failure { code retryAfterSeconds } } }`;

const readHive = `query ($id: ID!) { hive(id: $id) {
  __typename id revision name order apiary { id } layers { id kind color frameCount } } }`;

interface StoredHive {
  __typename: 'Hive';
  id: string;
  revision: number;
  name: string;
  order: number | null;
  apiary: { id: string };
  layers: readonly object[];
}

const paths = { name: ['name'], order: ['order'], apiaryId: ['apiary', 'id'], layers: ['layers'] };

/** Of each device the field that its people change: what the one does never stands in the way of the other. */
const fieldOf = ['name', 'order'] as const;

/** Each device changes another field of the same hives, as a form does that shows the hive as a whole. */
export function createHiveEdits(devices: readonly Device[], ask: Ask) {
  /** As each device has last seen it. */
  const seen = devices.map(() => new Map<string, StoredHive>());
  /** Of each field of each hive what was told to be saved, in its order; and what was tried. */
  const saved = new Map<string, unknown[]>();
  const tried = new Map<string, unknown[]>();

  async function stored({ token }: HiveKeeper, id: string): Promise<StoredHive> {
    const { data } = await ask(token, newId(), readHive, { id });
    return data?.hive as StoredHive;
  }

  return {
    /** Of nobody it is nothing. */
    async edit({ device, tab, hive }: EditStep, person: HiveKeeper | undefined): Promise<void> {
      const [at, known, field, id] = [devices[device], seen[device], fieldOf[device], person?.hiveIds[hive]];
      if (!at || !known || !field || !person || id === undefined) return;
      if (at.isOnline || !known.has(id)) known.set(id, await stored(person, id));
      const held = (await at.shown(tab, { hive: known.get(id) })).hive as StoredHive;
      const value = field === 'name' ? newId().slice(0, 8) : randomInt(1, 1000);
      const begun = { name: held.name, order: held.order, apiaryId: held.apiary.id };
      const layers = held.layers.map((layer) => ({ ...layer }));
      const input = { ...begun, layers, [field]: value, timeZone: 'Europe/Amsterdam' };
      // Who has left meanwhile saves nothing.
      if (at.signedIn?.personId !== person.personId) return;
      const place = `${id} ${field}`;
      note(tried, place, value);
      const outcome = await at.save(tab, {
        key: newId(),
        about: `hive:${id}`,
        document: updateHive,
        variables: { id, revision: held.revision, input },
        work: {
          supersedes: `hive:${id}:fields`,
          changes: [{ kind: 'fields', typename: 'Hive', id, fields: { [field]: value } }],
          merges: { began: { ...held }, input: { ...begun, layers }, paths },
        },
      });
      if (outcome !== 'not saved') note(saved, place, value);
      // What was answered is seen.
      if (outcome === 'done') known.set(id, await stored(person, id));
    },

    /**
     * What is stored is what was saved last; of what happened at the same time, one of it.
     * @throws Error where a change was lost
     */
    async check(people: readonly HiveKeeper[], isHurried: boolean): Promise<void> {
      for (const person of people) {
        for (const id of person.hiveIds) {
          const hive = await stored(person, id);
          for (const field of fieldOf) {
            const place = `${id} ${field}`;
            const last = saved.get(place)?.at(-1);
            const isThere = isHurried ? (tried.get(place) ?? []).includes(hive[field]) : last === hive[field];
            if (last !== undefined && !isThere) throw new Error(`${place}: ${hive[field]} and not ${last}`);
          }
        }
      }
    },
  };
}

function note(notes: Map<string, unknown[]>, place: string, value: unknown): void {
  notes.set(place, [...(notes.get(place) ?? []), value]);
}
