import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** Another hive in an apiary, and a queen who was taken out of it and heads none. */
export async function secondBees({ api }: TestGateway, as: TestUser, apiary: string) {
  const layers = [{ type: 'brood' }];
  const hive = { name: 'Other hive', location_id: Number(apiary), layers, queen: { name: 'Olga' } };
  const made = await api.request('POST', '/api/hives', { as, body: hive });
  const { id, queen } = made.body.hives[0];
  const body = { fate: 'kept', date: '2026-05-01' };
  await api.request('POST', `/api/v1/queens/${queen.id}/fate`, { as, body });
  return { otherHive: String(id), otherQueen: String(queen.id) };
}
