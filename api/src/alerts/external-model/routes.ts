import { modelAnswer } from '@skep/domain';
import Type from 'typebox';
import { inWords } from '#alerts/rules/naming.ts';
import type { Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { nullable } from '#platform/http/schemas.ts';

/** An addition to the old wire. */
export const alertModelRoutes: Routes = async (http) => {
  http.get(
    '/alert-model',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getAlertModel',
        tags: ['alert rules'],
        summary: 'The quantity for answers of an external model; see docs/alert-model.md',
        response: {
          200: Type.Object({
            name: Type.String({
              description: 'Also returned if no model is configured, because a rule may use a former one.',
            }),
            model: nullable(
              Type.Object(
                { quantity: Type.String(), name: Type.String() },
                { description: 'Null: no model is configured.' },
              ),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { alertModel, locale } = signedInContextOf(request);
      const name = inWords(modelAnswer, locale)?.name ?? modelAnswer;
      return { name, model: alertModel === undefined ? null : { quantity: modelAnswer, name } };
    },
  );
};
