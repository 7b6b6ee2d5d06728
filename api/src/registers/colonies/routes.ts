import { requiredDay } from '@skep/domain';
import Type from 'typebox';
import { object } from 'valibot';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { text } from '#platform/http/schemas.ts';
import { readForm } from '#platform/input/forms.ts';
import { colonyCount } from './service.ts';
import { ColonyCountBody, countToWire } from './wire.ts';

const dayForm = object({ day: requiredDay });

const countRoute: Routes = async (http) => {
  const schema = {
    operationId: 'getColonyCount',
    tags: ['registers'],
    summary: 'Number of colonies on a day, by apiary, from the events of the colonies',
    querystring: Type.Object({ day: text({ description: 'YYYY-MM-DD, not in the future.' }) }),
    response: { 200: ColonyCountBody },
  };
  http.get('/colony-count', { config: { access: 'signedIn' }, schema }, async (request) => {
    const { day } = readForm(dayForm, request.query);
    return countToWire(day, await colonyCount(signedInContextOf(request), day));
  });
};

export const colonyRoutes = inOneScope([countRoute]);
