import { randomUUID as newId } from 'node:crypto';
import { createLastConfirmed } from './confirmed-writes.ts';
import type { Ask, Device } from './waiting-devices.ts';
import type { Beekeeper, HiveStep } from './waiting-makings.ts';

const updateHive = `mutation ($id: ID!, $revision: Int!, $input: UpdateHiveInput!) {
  updateHive(id: $id, revision: $revision, input: $input) {
    __typename ... on Hive { id }
    ... on HiveConflict { current { revision name order color apiary { id } layers { id kind color frameCount } } }
    ... on Failure { code retryAfterSeconds } } }`;

const readHive = `query ($id: ID!) { hive(id: $id) {
  __typename id revision name order color apiary { id } layers { id kind color frameCount } } }`;

interface StoredHive {
  __typename: 'Hive';
  id: string;
  revision: number;
  name: string;
  order: number | null;
  color: string | null;
  apiary: { id: string };
  layers: readonly object[];
}

const paths = {
  name: ['name'],
  order: ['order'],
  color: ['color'],
  apiaryId: ['apiary', 'id'],
  layers: ['layers'],
};

/** Of each device the field that its people change: what the one does never stands in the way of the other. */
const fieldOf = ['name', 'color'] as const;

/** Each device changes another field of the same hives, as a form does that shows the hive as a whole. */
export function createHiveEdits(devices: readonly Device[], ask: Ask) {
  /** As each device has last seen it. */
  const seen = devices.map(() => new Map<string, StoredHive>());
  const said = createLastConfirmed<unknown>();

  async function stored({ token }: Beekeeper, id: string): Promise<StoredHive> {
    const { data } = await ask(token, newId(), readHive, { id });
    return data?.hive as StoredHive;
  }

  return {
    async edit({ device, tab, hive }: HiveStep, person: Beekeeper): Promise<void> {
      const [at, known, field, id] = [devices[device], seen[device], fieldOf[device], person.hiveIds[hive]];
      if (!at || !known || !field || id === undefined) return;
      if (at.isOnline || !known.has(id)) known.set(id, await stored(person, id));
      const held = (await at.shown(tab, { hive: known.get(id) })).hive as StoredHive;
      const word = newId();
      const value = field === 'name' ? word.slice(0, 8) : `#${word.slice(0, 6)}`;
      const begun = { name: held.name, order: held.order, color: held.color, apiaryId: held.apiary.id };
      const layers = held.layers.map((layer) => ({ ...layer }));
      const input = { ...begun, layers, [field]: value, timeZone: 'Europe/Amsterdam' };
      // Who has left meanwhile saves nothing.
      if (at.signedIn?.personId !== person.personId) return;
      const save = () =>
        at.save(tab, {
          key: newId(),
          about: `hive:${id}`,
          uses: [id],
          document: updateHive,
          variables: { id, revision: held.revision, input },
          work: {
            supersedes: `hive:${id}:fields`,
            changes: [{ kind: 'fields', typename: 'Hive', id, fields: { [field]: value } }],
            merges: { began: { ...held }, input: { ...begun, layers }, paths },
          },
        });
      const outcome = await said.try({ device, place: `${id} ${field}`, value }, save);
      // What was answered is seen.
      if (outcome === 'done') known.set(id, await stored(person, id));
    },

    /** @throws Error where a change was lost */
    async check(person: Beekeeper, isHurried: boolean): Promise<void> {
      for (const id of person.hiveIds) {
        const hive = await stored(person, id);
        for (const field of fieldOf) said.check(`${id} ${field}`, hive[field], isHurried);
      }
    },
  };
}
