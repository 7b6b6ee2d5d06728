import { createHash } from 'node:crypto';
import { anApiary, anArchive } from '#account-import/test-archives.ts';
import { aLogText, seeds } from '#flash-logs/device-log-import/test-flash-logs.ts';
import { attach } from '#hives/attachments/test-attachments.ts';
import { sendImport } from '#imports/test-imports.ts';
import { aReading, sendPage } from '#inspections/paper-recognition/test-readings.ts';
import { sendPhoto } from '#inspections/photos/test-photos.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { anEntry, sendProof } from '#registers/entries/test-entries.ts';
import { aChecklist, aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import type { TestAnswer, TestApi } from '#testing/test-api.ts';

type Upload = (api: TestApi, as: TestUser) => Promise<TestAnswer>;

/** Every way in which a person stores a file, and the field that holds it. */
export const uploads: Readonly<Record<string, { send: Upload; path?: string }>> = {
  photo: { send: (api, as) => sendPhoto(api, as) },
  'piece of a photo': { send: (api, as) => sendPiece(api, as, Buffer.from('half of a photo')) },
  'photo of a hive': {
    send: async (api, as) => attach(api, as, `hives/${(await aHive(api, as)).id}`),
  },
  'proof of purchase': { send: async (api, as) => sendProof(api, as, (await anEntry(api, as)).id) },
  'scanned page': {
    send: async (api, as) => sendPage(api, as, await aReading(api, as), await aPicture()),
  },
  'printed form': {
    send: async (api, as) => sendPrint(api, as, {}),
    path: 'checklistId',
  },
  'form that an old app drew': {
    send: async (api, as) => sendPrint(api, as, { svg: '<svg/>' }),
    path: 'svg',
  },
  'file to be imported': { send: (api, as) => sendImport(api, as, aTable(100)) },
  'log of a device': {
    send: async (api, as) => sendLogOf(api, as, (await aDevice(api, as, { type: 'beep' })).id),
  },
  archive: { send: async (api, as) => sendArchive(api, as, await anArchive({ apiaries: [anApiary(1)] })) },
};

/** A table of measurements as CSV, of so many bytes. */
export function aTable(bytes: number): string {
  const [head, row] = ['time,weight_kg', '\n2026-06-03 10:00:00,41.2'];
  const rows = row.repeat(Math.floor((bytes - head.length) / row.length));
  return (head + rows).padEnd(bytes, '0');
}

/** The beginning of a photo. */
function sendPiece(api: TestApi, as: TestUser, content: Buffer): Promise<TestAnswer> {
  const sha256 = createHash('sha256').update('a whole photo').digest('hex');
  return api.request(
    'PUT',
    `/api/images/pieces/01932c07-20a5-7b3c-8a4e-1f2a3b4c5d6e?first_byte=0&size=1000&sha256=${sha256}`,
    { as, headers: { 'content-type': 'application/partial-upload' }, body: content },
  );
}

async function sendPrint(api: TestApi, as: TestUser, body: object): Promise<TestAnswer> {
  const { id } = await aChecklist(api, as);
  return api.request('POST', '/api/checklist-svg', { as, body: { checklist_id: id, ...body } });
}

export function sendLogOf(api: TestApi, as: TestUser, id: number, data = aLogText([seeds(5)])) {
  return api.request('POST', '/api/sensors/flashlog', { as, body: { id, data } });
}

export function sendArchive(api: TestApi, as: TestUser, body: Buffer): Promise<TestAnswer> {
  return api.request('POST', '/api/user/restore', {
    as,
    headers: { 'content-type': 'application/zip' },
    body,
  });
}
