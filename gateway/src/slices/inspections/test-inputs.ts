import type { TestUser } from '@skep/api/testing';
import type { CreateInspectionInput, InspectionFieldsInput } from '../../generated/schema.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

/** Items of the taxonomy below `food`: yes or no, mood, choice with one of its options, number. */
export const itemIds = {
  honeyStock: '495',
  stockStatus: '794',
  feedingType: '888',
  beetSugar: '486',
  volume: '832',
} as const;

/** The general part of an inspection, with a few answers. */
export function anInspection(overrides: Partial<InspectionFieldsInput> = {}): InspectionFieldsInput {
  return {
    inspectedAt: '2026-06-03T14:05:00+02:00',
    timeZone: 'Europe/Amsterdam',
    impression: 7,
    needsAttention: true,
    notes: 'Calm on the frames.',
    reminder: 'Add a super',
    reminderAt: '2026-12-10T09:00:00+01:00',
    items: [
      { itemId: itemIds.honeyStock, value: '1' },
      { itemId: itemIds.stockStatus, value: '3' },
      { itemId: itemIds.feedingType, value: itemIds.beetSugar },
      { itemId: itemIds.volume, value: '2.5' },
    ],
    ...overrides,
  };
}

export function aRecord(
  hiveId: string,
  overrides: Partial<InspectionFieldsInput> = {},
): CreateInspectionInput {
  return { hiveId, inspection: anInspection(overrides) };
}

/** A task at a hive, with one step. @returns its id */
export async function aTask(service: TestGateway, as: TestUser, hiveId: string): Promise<string> {
  const input = { title: 'Add a super', hiveIds: [hiveId], steps: [{ text: 'text', isDone: false }] };
  const { data } = await service.ask(
    'mutation ($input: TaskInput!) { createTask(input: $input, timeZone: "UTC") { ... on Task { id } } }',
    { input },
    as,
  );
  return data.createTask.id;
}

/** A method at a hive, with one step. @returns its id */
export async function aPlan(service: TestGateway, as: TestUser, hiveId: string): Promise<string> {
  const input = {
    ...{ hiveId, method: 'PAGDEN', startDay: '2026-05-03' },
    steps: [{ step: 'MOVE_PARENT', title: 'Move the parent hive' }],
  };
  const { data } = await service.ask(
    'mutation ($input: HivePlanInput!) { startHivePlan(input: $input, timeZone: "UTC") { ... on HivePlan { id } } }',
    { input },
    as,
  );
  return data.startHivePlan.id;
}
