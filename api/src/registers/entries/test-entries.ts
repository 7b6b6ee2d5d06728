import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';

/** A treatment as the wire takes it. */
export const aTreatment = (hive_ids: readonly number[], overrides: Record<string, unknown> = {}) => ({
  ...{
    hive_ids,
    day: '2026-05-01',
    last_day: '2026-05-03',
    product: 'Oxalic acid 3.5 %',
    substance: 'Oxalic acid',
  },
  ...{ method: 'trickling', withdrawal_days: 10, quantity: '50 ml', reason: 'Varroa', applied_by: 'Anna' },
  ...{ batch: 'L-12', supplier: 'Bee shop', supplier_address: 'Market 1, Utrecht', ...overrides },
});

export const aHarvest = (hive_ids: readonly number[], overrides: Record<string, unknown> = {}) => ({
  ...{ hive_ids, day: '2026-05-20', kilograms: 12.5, lot: '2026-1', water_percent: 17.2, ...overrides },
});

/** A wash, of hives by their ids. */
export const aMiteCount = (
  counts: Readonly<Record<number, Record<string, unknown>>>,
  overrides: Record<string, unknown> = {},
) => ({
  ...{ hive_ids: Object.keys(counts).map(Number), day: '2026-05-02', method: 'wash', counts, ...overrides },
});

export const aFeeding = (hive_ids: readonly number[], overrides: Record<string, unknown> = {}) => ({
  ...{ hive_ids, day: '2026-05-20', feed: 'syrup', amount: 3, unit: 'litres', per_hive: true },
  ...{ ratio: 'one_to_one', ...overrides },
});

export const someJars = (overrides: Record<string, unknown> = {}) => ({
  ...{ lot: '2026-1', day: '2026-05-21', size: 500, count: 20, best_before: '2028-05-21' },
  ...{ origin: 'The Netherlands', ...overrides },
});

/** Harvests a lot of 12.5 kg. @returns jars of it, to be sent. */
export async function jarsOfNewLot(api: TestApi, owner: TestUser) {
  const body = aHarvest([(await aHive(api, owner)).id]);
  const answer = await api.request('POST', '/api/harvests', { as: owner, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return someJars();
}

/** A bill as a shop sends it. */
export const aBill = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');

/** Sends a file as the proof of purchase of that treatment. */
export async function sendProof(api: TestApi, as: TestUser, entryId: number, file: Buffer = aBill) {
  return sendForm(api, `/api/register-entries/${entryId}/proof`, as, { file });
}

/** @returns it as GET sends it */
export async function aProof(api: TestApi, owner: TestUser) {
  const answer = await sendProof(api, owner, (await anEntry(api, owner)).id);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** Writes a treatment by the public door; without a hive of one of its own. @returns it as GET sends it. */
export async function anEntry(api: TestApi, owner: TestUser, overrides: Record<string, unknown> = {}) {
  const hive_ids = overrides.hive_ids ?? [(await aHive(api, owner)).id];
  const body = { ...aTreatment([]), ...overrides, hive_ids };
  const answer = await api.request('POST', '/api/treatments', { as: owner, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}
