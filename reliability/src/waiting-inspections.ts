import assert from 'node:assert/strict';
import { randomUUID as newId } from 'node:crypto';
import { createLastConfirmed } from './confirmed-writes.ts';
import type { Deletions } from './waiting-deletions.ts';
import type { Ask, Device } from './waiting-devices.ts';
import type { Beekeeper, HiveOnDevice } from './waiting-makings.ts';

const createInspection = `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
  __typename ... on Inspection { id } ... on Failure { code retryAfterSeconds } } }`;

const deleteInspection = `mutation ($id: ID!) { deleteInspection(id: $id) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const putOffReminder = `mutation ($id: ID!, $until: DateTime!) { putOffReminder(id: $id, until: $until) {
  __typename ... on Failure { code retryAfterSeconds } } }`;

const findInspection =
  'query ($notes: String!) { diary(filter: { search: $notes }, first: 5) { nodes { id notes } } }';

const readReminders = '{ reminders { id text dueAt } }';

export interface StoredInspection {
  notes: string;
  /** Of its photo. */
  image_id: number | null;
}

interface StoredReminder {
  text: string;
  dueAt: string;
}

/** By their notes, which are the text of their reminders as well. */
interface Confirmed {
  personId: string;
  notes: string;
  photoId: string | undefined;
}

interface Tap {
  device: number;
  tab: number;
}

/** Inspections with reminders, which are written, put off and deleted on devices that know those they have seen. */
export function createInspections(devices: readonly Device[], ask: Ask, deletions: Deletions) {
  /** Of each device the service's ids, by the notes. */
  const seen = devices.map(() => new Map<string, string>());
  const confirmed: Confirmed[] = [];
  const dueAt = createLastConfirmed<number>();

  /** One of the person's that the device knows, with its id; of what is deleted here there is none. */
  async function chosen(device: number, { personId, token }: Beekeeper, which: number) {
    const own = confirmed.filter((one) => one.personId === personId);
    const { notes } = own[which % Math.max(1, own.length)] ?? {};
    if (notes === undefined || deletions.isGoneAt(device, notes)) return undefined;
    if (devices[device]?.isOnline) {
      const { data } = await ask(token, newId(), findInspection, { notes });
      const diary = data?.diary as { nodes: { id: string; notes: string }[] } | undefined;
      const found = diary?.nodes.find((one) => one.notes === notes);
      if (found) seen[device]?.set(notes, found.id);
    }
    const id = seen[device]?.get(notes);
    return id === undefined ? undefined : { notes, id };
  }

  return {
    async save({ device, tab }: Tap, person: Beekeeper, hive: HiveOnDevice, photo: Blob | undefined) {
      const at = devices[device];
      if (!at) return;
      const { personId } = person;
      const notes = newId();
      const photoId = photo && aPhotoId();
      if (photo && photoId) await at.keepPhoto(tab, photoId, photo);
      if (at.signedIn?.personId !== personId) return;
      const inspection = {
        inspectedAt: '2026-06-03T14:05:00+02:00',
        timeZone: 'Europe/Amsterdam',
        notes,
        reminder: notes,
        reminderAt: '2026-06-10T09:00:00+02:00',
        items: [],
        ...(photoId !== undefined && { awaitedPhotos: [{ id: photoId }] }),
      };
      deletions.hangsOn(notes, hive.name);
      const outcome = await at.save(tab, {
        key: newId(),
        about: `hive:${hive.id}`,
        uses: [notes],
        document: createInspection,
        variables: { input: { hiveId: hive.id, inspection } },
        work: {
          photoIds: photoId === undefined ? [] : [photoId],
          settledBy: ['changed_meanwhile'],
        },
        onDone: ({ createInspection: made }) => seen[device]?.set(notes, (made as { id: string }).id),
      });
      if (outcome !== 'not saved') confirmed.push({ personId, notes, photoId });
    },

    /** @param which of what its person has saved; of what the device has never seen, nothing is deleted */
    async remove(tap: Tap, person: Beekeeper, which: number): Promise<void> {
      const found = await chosen(tap.device, person, which);
      if (!found) return;
      const { notes: name, id } = found;
      await deletions.remove(tap, person, {
        name,
        about: `inspection:${id}`,
        alsoAbout: [`reminder:${id}`],
        document: deleteInspection,
        variables: { id },
        gone: { typename: 'Inspection', id },
      });
    },

    /** Its reminder, to this minute after the day on which it is due. */
    async putOff(
      { device, tab }: Tap,
      person: Beekeeper,
      { which, minute }: { which: number; minute: number },
    ) {
      const found = await chosen(device, person, which);
      const at = devices[device];
      if (!found || at?.signedIn?.personId !== person.personId) return;
      const { notes, id } = found;
      const until = Date.parse('2026-07-01T00:00:00Z') + minute * 60_000;
      await dueAt.try({ device, place: notes, value: until }, () =>
        at.save(tab, {
          key: newId(),
          about: `reminder:${id}`,
          uses: [notes],
          document: putOffReminder,
          variables: { id, until: new Date(until).toISOString() },
          work: { supersedes: `reminder:${id}:day` },
        }),
      );
    },

    /** @throws Error where one is missing, there twice, somebody else's, without its photo, or not when it is due */
    async check(person: Beekeeper, stored: readonly StoredInspection[], isHurried: boolean): Promise<void> {
      const own = confirmed.filter((one) => one.personId === person.personId);
      const written = stored.map(({ notes }) => notes);
      assert.equal(new Set(written).size, written.length, 'One is there twice.');
      for (const notes of written) {
        assert.ok(!deletions.mustBeGone(notes), `${notes} is there although it was deleted.`);
        assert.ok(!confirmed.some((one) => one.notes === notes) || own.some((one) => one.notes === notes));
      }
      for (const { notes, photoId } of own) {
        const found = stored.find((one) => one.notes === notes);
        assert.ok(found || deletions.mayBeGone(notes), `${notes} is missing.`);
        if (found) assert.equal(found.image_id !== null, photoId !== undefined, `The photo of ${notes}`);
      }
      const { data } = await ask(person.token, newId(), readReminders, {});
      for (const { text, dueAt: due } of (data?.reminders ?? []) as StoredReminder[])
        dueAt.check(text, Date.parse(due), isHurried);
    },
  };
}

/** As the service wants them, UUIDv7. */
function aPhotoId(): string {
  return newId().replace(/^(.{14})./, '$17');
}
