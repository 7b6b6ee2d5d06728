import type { TestUser } from '#testing/builders.ts';
import type { TestApi } from '#testing/test-api.ts';

/** What somebody treats with, as the wire takes it. */
export const aProduct = (overrides: Record<string, unknown> = {}) => ({
  ...{ name: 'Formic acid 60 %', substance: 'Formic acid', method: 'evaporation', dose: '200 ml' },
  ...{ withdrawal_days: 14, supplier: 'Bee shop', supplier_address: 'Market 1, Utrecht', ...overrides },
});

/** Keeps one by the public door. @returns it as GET sends it. */
export async function storedProduct(api: TestApi, as: TestUser, overrides: Record<string, unknown> = {}) {
  const answer = await api.request('POST', '/api/treatment-products', { as, body: aProduct(overrides) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}
