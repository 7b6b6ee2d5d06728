import { stepAnswers } from '@skep/domain';
import * as v from 'valibot';
import {
  instant,
  oneOfWords,
  type RestoredTable,
  requires,
  rowId,
} from '#platform/exporting/restored-table.ts';

export const restoredWeightSteps: RestoredTable = {
  name: 'weight_steps',
  table: 'weight_steps',
  row: v.object({
    device_id: rowId,
    stepped_at: instant,
    answer: oneOfWords(stepAnswers),
    answered_at: instant,
  }),
  references: { device_id: requires('devices') },
  owner: ['author_id'],
  partBy: 'device_id',
};
