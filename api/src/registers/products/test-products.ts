import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What somebody treats with, as the wire takes it. */
export const aProduct = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: 'Formic acid 60 %', substance: 'Formic acid', method: 'evaporation', dose: '200 ml' },
  ...{ withdrawalDays: 14, supplier: 'Bee shop', supplierAddress: 'Market 1, Utrecht', isShared: false },
  ...overrides,
});

/** Keeps one by the public door. @returns it as GET sends it. */
export async function storedProduct(api: TestApi, as: TestUser, overrides: Record<string, unknown> = {}) {
  const answer = await api.request('POST', '/api/v1/treatment-products', { as, body: aProduct(overrides) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
