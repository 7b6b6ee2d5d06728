import { modelAnswer } from '@skep/domain';
import * as v from 'valibot';
import { inWords } from '#alerts/rules/naming.ts';
import { action } from '#platform/http/v1.ts';

export const alertModelRoutes = action(
  'GET',
  '/alert-model',
  {
    id: 'readAlertModel',
    summary: 'The quantity for answers of an external model; see docs/alert-model.md',
    answer: v.object({
      quantity: v.string(),
      name: v.string(),
      isSetUp: v.pipe(
        v.boolean(),
        v.description('False: no model is configured. A rule may still be about a former one.'),
      ),
    }),
  },
  async ({ alertModel, locale }) => ({
    quantity: modelAnswer,
    name: inWords(modelAnswer, locale)?.name ?? modelAnswer,
    isSetUp: alertModel !== undefined,
  }),
);
