import { smallTable } from '#platform/exporting/export-table.ts';

const columns = ['device_id', 'stepped_at', 'answer', 'answered_at'] as const;

export const exportedWeightSteps = smallTable('weight_steps', columns, ({ db }, ownerId) =>
  db
    .selectFrom('weight_steps as step')
    .innerJoin('devices', 'devices.id', 'step.device_id')
    .select(['step.device_id', 'step.stepped_at', 'step.answer', 'step.answered_at'])
    .where('devices.user_id', '=', ownerId)
    .orderBy('step.device_id')
    .orderBy('step.stepped_at')
    .execute(),
);
