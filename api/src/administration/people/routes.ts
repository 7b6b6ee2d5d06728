import { rights } from '@skep/domain';
import * as v from 'valibot';
import type { UserId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentNumber } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { pageSize } from './person.ts';
import { askToTranslate, listPeople, listRightChanges, ownTranslatorRequest, setRight } from './service.ts';

const right = v.picklist(rights, 'unknown_choice');

/** Nothing else of an account is ever sent here: no password, token or content. */
const PersonAnswer = v.object({
  id: idJson<UserId>('person'),
  ...{ name: v.string(), email: v.string(), emailVerified: v.boolean() },
  rights: v.array(v.picklist(rights)),
  askedToTranslateAt: v.optional(v.date()),
  memberSince: v.date(),
  lastSignInAt: v.optional(v.date()),
});

const Named = v.object({ id: idJson<UserId>('person'), name: v.string() });

const RightChangeAnswer = v.object({
  id: idJson('change'),
  ...{ at: v.date(), person: Named },
  admin: v.pipe(v.optional(Named), v.description('Absent once the account is deleted.')),
  ...{ right: v.picklist(rights), isGranted: v.boolean() },
});

const page = v.optional(sentNumber(1, 100_000, 'Page, from 1.'), '1');

export const pageAnswer = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    rows: v.array(row),
    total: v.pipe(v.number(), v.description('Total of all pages.')),
    pageSize: v.number(),
  });

const access = 'admin';

/** What admins see and do. */
export const administrationRoutes = inOneScope([
  action(
    'GET',
    '/administration/people',
    {
      ...{ id: 'listPeople', access },
      summary: 'People with an account and their rights: those with a request first, then by name',
      query: v.object({
        search: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(200, 'too_long'),
            v.trim(),
            v.description('Part of a name or an address.'),
          ),
        ),
        right: v.pipe(v.optional(right), v.description('Only people with this right.')),
        page,
      }),
      answer: pageAnswer(PersonAnswer),
    },
    async (context, { query: { search, ...query } }) => ({
      ...(await listPeople(context, { search: search || undefined, right: undefined, ...query })),
      pageSize,
    }),
  ),
  action(
    'PUT',
    '/administration/people/:id/rights',
    {
      ...{ id: 'setRight', access },
      summary: 'Grants or revokes one right of a person',
      params: v.object({ id: sentId<UserId>('person') }),
      body: v.object({ right, isGranted: v.boolean('invalid') }),
      answer: PersonAnswer,
    },
    (context, { params, body }) => setRight(context, params.id, body.right, body.isGranted),
  ),
  action(
    'GET',
    '/administration/right-changes',
    {
      ...{ id: 'listRightChanges', access },
      summary: 'Changes of rights, newest first',
      query: v.object({
        personId: v.pipe(
          v.optional(sentId<UserId>('person')),
          v.description('Only changes of the rights of this person.'),
        ),
        page,
      }),
      answer: pageAnswer(RightChangeAnswer),
    },
    async (context, { query: { personId, page: wanted } }) => ({
      ...(await listRightChanges(context, { userId: personId, page: wanted })),
      pageSize,
    }),
  ),
]);

/** The way to become a translator without an address to write to. */
export const translatorRequestRoutes = inOneScope([
  action(
    'GET',
    '/translator-request',
    {
      ...{ id: 'readTranslatorRequest', access: 'inPerson' },
      summary: 'The pending request to become a translator',
      answer: v.object({ askedAt: v.pipe(v.optional(v.date()), v.description('Absent: there is none.')) }),
    },
    async (context) => ({ askedAt: await ownTranslatorRequest(context) }),
  ),
  action(
    'POST',
    '/translator-request',
    {
      ...{ id: 'requestToTranslate', access: 'inPerson' },
      summary: 'Requests the right to translate; a second request changes nothing',
      answer: v.object({ askedAt: v.date() }),
    },
    async (context) => ({ askedAt: await askToTranslate(context) }),
  ),
]);
