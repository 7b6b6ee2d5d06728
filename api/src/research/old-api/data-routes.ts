import { Readable } from 'node:stream';
import { type ErrorCode, researchItems } from '@skep/domain';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';
import { asBuilt } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, text, WireTime, wireTime } from '#platform/http/schemas.ts';
import { calculations } from '../research-export/calculations.ts';
import { precisions } from '../research-export/precision.ts';
import {
  fetchFile,
  type NamedParticipant,
  ownResearches,
  showParticipants,
} from '../research-export/service.ts';
import { fetchRequestOf, type Refusal } from './data-input.ts';
import { factsToWire, ResearchFacts } from './research-answer.ts';

const tags = ['research'];
const unauthorized = { codes: { not_found: { status: 405, bare: 'unauthorized' } } };
const unauthorizedForOne = { codes: { not_found: { status: 405, bare: 'unauthorized-for-research' } } };

const getResearchesRoute: Routes = async (http) => {
  http.get(
    '/researchdata',
    {
      config: { access: 'signedIn', errors: unauthorized },
      schema: {
        operationId: 'getResearchesOfResearcher',
        tags,
        summary: 'Research projects that the person is a researcher of, by name',
        response: { 200: Type.Array(ResearchFacts) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return (await ownResearches(context)).map((research) => factsToWire(research, context));
    },
  );
};

const ParticipantBody = Type.Object({
  id: Type.String({
    description: 'Pseudonym: the same in all files of this project, and different in other projects.',
  }),
  name: Type.String({ description: 'The same pseudonym; names and addresses are never shown.' }),
  email: Type.Null(),
  created_at: Type.String({ description: 'Start of the first consent: YYYY-MM-DD HH:MM:SS, UTC.' }),
  updated_at: WireTime,
  last_login: Type.Null(),
  locale: Type.Null(),
  consent: Type.Boolean({ description: 'Whether the person consents now.' }),
});

function participantToWire(participant: NamedParticipant): Type.Static<typeof ParticipantBody> {
  const { pseudonym, since, changedAt, isConsenting } = participant;
  return {
    id: pseudonym,
    name: pseudonym,
    email: null,
    created_at: wireTime(since),
    updated_at: wireTime(changedAt),
    last_login: null,
    locale: null,
    consent: isConsenting,
  };
}

const getParticipantsRoute: Routes = async (http) => {
  http.get(
    '/researchdata/:id',
    {
      config: { access: 'signedIn', errors: unauthorizedForOne },
      schema: {
        operationId: 'getResearchParticipants',
        tags,
        summary: 'Participants of a research project, by pseudonym',
        params: idParams<ResearchId>('research project'),
        response: {
          200: Type.Object({ research: ResearchFacts, consent_users: Type.Array(ParticipantBody) }),
        },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { research, participants } = await showParticipants(context, request.params.id);
      return { research: factsToWire(research, context), consent_users: participants.map(participantToWire) };
    },
  );
};

const fileAnswers = {
  200: { content: { 'text/csv': { schema: Type.Unknown() } } },
  400: Type.Union([Type.String(), Type.Record(Type.String(), Type.String())]),
};

const FileParams = Type.Object({
  ...idParams<ResearchId>('research project').properties,
  item: text({ description: `What the file is about: ${researchItems.join(', ')}.` }),
});

const FileQuery = Type.Object({
  date_start: Type.Optional(text({ description: 'YYYY-MM-DD HH:MM:SS, UTC.' })),
  date_until: Type.Optional(text({ description: 'End of the range, exclusive, in the same format.' })),
  year_months: Type.Optional(text({ description: 'Months as YYYY-MM, separated by commas. Default: all.' })),
  measurements: Type.Optional(
    text({ description: 'Names of quantities, separated by commas. Default: all.' }),
  ),
  device_id: Type.Optional(text({ description: 'Alias of device_ids.' })),
  device_ids: Type.Optional(text({ description: 'Pseudonyms, separated by commas. Default: all.' })),
  location_id: Type.Optional(text({ description: 'Alias of location_ids.' })),
  location_ids: Type.Optional(
    text({ description: 'Pseudonyms of apiaries, separated by commas. Default: all.' }),
  ),
  interval: Type.Optional(
    text({
      description:
        'Width of the bins of measurements: * 1m 5m 15m 30m 1h 3h 6h 12h 1d 1w 30d 365d; or the period hour, day, week, month or year with its usual width. Default: each measurement, or 1d with a calculation.',
    }),
  ),
  index: Type.Optional(text({ description: 'Number of periods before the current one. Default: 0.' })),
  timezone: Type.Optional(text({ description: 'Time zone in which bins and periods begin. Default: UTC.' })),
  calculation: Type.Optional(
    text({ description: `NONE ${calculations.join(' ')}. Default: MEAN with an interval, else NONE.` }),
  ),
  calculation_prop: Type.Optional(text({ description: 'Percentile for PERCENTILE: 0 to 100. Default: 50.' })),
  decimals: Type.Optional(text({ description: 'Decimals, 0 to 10. Default: 2 for calculated values.' })),
  limit: Type.Optional(text({ description: '1 to 5000 rows. Default: all.' })),
  precision: Type.Optional(text({ description: `${precisions.join(' ')}. Default: rfc3339.` })),
});

const getFileRoute: Routes = async (http) => {
  http.get(
    '/researchdata/:id/data/:item',
    {
      config: { access: 'signedIn', errors: unauthorizedForOne },
      schema: {
        operationId: 'getResearchData',
        tags,
        summary:
          'Data that participants share, as CSV: apiaries, hives, devices, inspections, measurements or weather',
        params: FileParams,
        querystring: FileQuery,
        response: fileAnswers,
      },
    },
    async (request, reply) =>
      sendFile(signedInContextOf(request), reply, { ...request.params, ...request.query, person: undefined }),
  );
};

const getFileOfPersonRoute: Routes = async (http) => {
  http.get(
    '/researchdata/:id/user/:user_id/:item',
    {
      config: { access: 'signedIn', errors: unauthorizedForOne },
      schema: {
        operationId: 'getResearchDataOfPerson',
        tags,
        summary: 'Data of one participant as CSV, by pseudonym',
        params: Type.Object({
          ...FileParams.properties,
          user_id: text({ description: 'Pseudonym of the person.' }),
        }),
        querystring: FileQuery,
        response: fileAnswers,
      },
    },
    async (request, reply) => {
      const { user_id: person, ...params } = request.params;
      return sendFile(signedInContextOf(request), reply, { ...params, ...request.query, person });
    },
  );
};

type SentRequest = { id: ResearchId } & Parameters<typeof fetchRequestOf>[0];

async function sendFile(context: SignedInContext, reply: FastifyReply, { id, ...sent }: SentRequest) {
  const wanted = fetchRequestOf(sent, context.clock.now());
  if ('refusal' in wanted) return refuse(reply, wanted.refusal);
  const lines = await fetchFile(context, id, wanted);
  if (typeof lines === 'string') return refuse(reply, lines);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="research-${id}-${wanted.item}.csv"`)
    .send(Readable.from(lines));
}

function refuse(reply: FastifyReply, refusal: Refusal) {
  asBuilt(reply);
  return reply
    .status(400)
    .header('x-error-code', 'invalid_input' satisfies ErrorCode)
    .send(refusal);
}

export const researchDataRoutes = inOneScope([
  getResearchesRoute,
  getParticipantsRoute,
  getFileRoute,
  getFileOfPersonRoute,
]);
