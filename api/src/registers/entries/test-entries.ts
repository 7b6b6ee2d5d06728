import { aHive } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { sendForm } from '#testing/forms.ts';
import type { TestApi } from '#testing/test-api.ts';

type SomeId = number | string;

/** Codes of what is wrong, by field. */
export const problemsIn = ({ problems = [] }: { problems?: readonly { path: string; code: string }[] }) =>
  Object.fromEntries(problems.map(({ path, code }) => [path, [code]]));

/** A treatment as the service takes it. */
export const aTreatment = (hiveIds: readonly SomeId[], overrides: Record<string, unknown> = {}) => ({
  ...{
    hiveIds: hiveIds.map(String),
    day: '2026-05-01',
    lastDay: '2026-05-03',
    product: 'Oxalic acid 3.5 %',
    substance: 'Oxalic acid',
  },
  ...{ method: 'trickling', withdrawalDays: 10, quantity: '50 ml', reason: 'Varroa', appliedBy: 'Anna' },
  ...{ batch: 'L-12', supplier: 'Bee shop', supplierAddress: 'Market 1, Utrecht', ...overrides },
});

export const aHarvest = (hiveIds: readonly SomeId[], overrides: Record<string, unknown> = {}) => ({
  ...{ hiveIds: hiveIds.map(String), day: '2026-05-20', kilograms: 12.5, lot: '2026-1' },
  ...{ waterPercent: 17.2, isHeather: false, ...overrides },
});

/** A wash, of hives by their ids. */
export const aMiteCount = (
  counts: Readonly<Record<number, Record<string, unknown>>>,
  overrides: Record<string, unknown> = {},
) => ({
  ...{ hiveIds: Object.keys(counts), day: '2026-05-02', method: 'wash', ...overrides },
  counts: Object.fromEntries(
    Object.entries(counts).map(([id, count]) => [id, { isBroodless: false, ...count }]),
  ),
});

export const aFeeding = (hiveIds: readonly SomeId[], overrides: Record<string, unknown> = {}) => ({
  ...{
    hiveIds: hiveIds.map(String),
    day: '2026-05-20',
    feed: 'syrup',
    amount: 3,
    unit: 'litres',
    isPerHive: true,
  },
  ...{ ratio: 'one_to_one', ...overrides },
});

export const someJars = (overrides: Record<string, unknown> = {}) => ({
  ...{ lot: '2026-1', day: '2026-05-21', sizeGrams: 500, count: 20, bestBefore: '2028-05-21' },
  ...{ origin: 'The Netherlands', ...overrides },
});

/** Harvests a lot of 12.5 kg. @returns jars of it, to be sent. */
export async function jarsOfNewLot(api: TestApi, owner: TestUser) {
  const body = aHarvest([(await aHive(api, owner)).id]);
  const answer = await api.request('POST', '/api/v1/harvests', { as: owner, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return someJars();
}

/** A bill as a shop sends it. */
export const aBill = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF');

/** Sends a file as the proof of purchase of that treatment. */
export async function sendProof(api: TestApi, as: TestUser, entryId: SomeId, file: Buffer = aBill) {
  return sendForm(api, `/api/v1/register-entries/${entryId}/proof`, as, { file });
}

/** @returns it as GET sends it */
export async function aProof(api: TestApi, owner: TestUser) {
  const answer = await sendProof(api, owner, (await anEntry(api, owner)).id);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** Writes a treatment by the public door; without a hive of one of its own. @returns it as GET sends it. */
export async function anEntry(
  api: TestApi,
  owner: TestUser,
  overrides: { hiveIds?: readonly SomeId[]; [name: string]: unknown } = {},
) {
  const { hiveIds = [(await aHive(api, owner)).id], ...rest } = overrides;
  const body = aTreatment(hiveIds, rest);
  const answer = await api.request('POST', '/api/v1/treatments', { as: owner, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
