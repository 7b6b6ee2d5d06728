import type { TestUser } from '@skep/api/testing';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { registersOperations } from './test-operations.ts';

/** A treatment as the gateway takes it. */
export const aTreatment = (hiveIds: readonly string[]) => ({
  ...{
    hiveIds,
    day: '2026-05-01',
    lastDay: '2026-05-03',
    product: 'Oxalic acid 3.5 %',
    substance: 'Oxalic acid',
  },
  ...{ method: 'TRICKLING', withdrawalDays: 10, quantity: '50 ml', reason: 'Varroa', appliedBy: 'Anna' },
});

/** A harvest as the gateway takes it. */
export const aHarvest = (hiveIds: readonly string[], overrides: Record<string, unknown> = {}) => ({
  ...{ hiveIds, day: '2026-05-02', kilograms: 10, lot: 'text', isHeather: false, withdrawalReason: 'Tasted' },
  ...overrides,
});

/** What somebody treats with, as the gateway takes it. */
export const aProduct = {
  ...{ name: 'Thymol strips', substance: 'Thymol', method: 'STRIPS', withdrawalDays: 0, isShared: false },
};

/** An entry of the person's register, a product of their list, and a lot of honey. */
export async function entryOf(service: TestGateway, person: TestUser, hiveId: string) {
  const input = aTreatment([hiveId]);
  const { data } = await service.ask(registersOperations.createTreatment ?? '', { input }, person);
  await service.ask(registersOperations.createHarvest ?? '', { input: aHarvest([hiveId]) }, person);
  const product = { ...aProduct, name: `Product of ${hiveId}` };
  const savedProduct = await service.ask(
    registersOperations.keepTreatmentProduct ?? '',
    { input: product },
    person,
  );
  return {
    registerentry: String(data.createTreatment.id),
    treatmentproduct: String(savedProduct.data.keepTreatmentProduct.id),
  };
}
