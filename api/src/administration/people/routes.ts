import Type from 'typebox';
import type { UserId } from '#platform/context/ids.ts';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { idParams, idSchema, nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { pageSize } from './person.ts';
import { askToTranslate, listPeople, listRightChanges, ownTranslatorRequest, setRight } from './service.ts';
import {
  nullableTime,
  PersonBody,
  personToWire,
  RightChangeBody,
  RightName,
  rightChangeToWire,
} from './wire.ts';

const Page = Type.Integer({ minimum: 1, maximum: 100_000, default: 1, description: 'Page, from 1.' });
const total = Type.Integer({ description: 'Total of all pages.' });
const page_size = Type.Literal(pageSize);

/** What admins see and do; an addition to the old wire. */
export const administrationRoutes: Routes = async (http) => {
  http.get(
    '/administration/users',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getPeople',
        tags: ['administration'],
        summary: 'People with an account and their rights: those with a request first, then by name',
        querystring: Type.Object({
          search: Type.Optional(
            Type.String({ maxLength: 200, description: 'Part of a name or an address.' }),
          ),
          right: Type.Optional(RightName),
          page: Type.Optional(Page),
        }),
        response: { 200: Type.Object({ users: Type.Array(PersonBody), total, page_size }) },
      },
    },
    async (request) => {
      const { search, right, page = 1 } = request.query;
      const found = await listPeople(contextOf(request), {
        search: search?.trim() || undefined,
        right,
        page,
      });
      return { users: found.rows.map(personToWire), total: found.total, page_size: pageSize } as const;
    },
  );

  http.put(
    '/administration/users/:id/rights',
    {
      config: { access: 'admin', errors: { names: { granted: 'isGranted' } } },
      schema: {
        operationId: 'setRight',
        tags: ['administration'],
        summary: 'Grants or revokes one right of a person',
        params: idParams<UserId>('person'),
        body: Type.Object({ right: RightName, granted: Type.Boolean() }),
        response: { 200: PersonBody },
      },
    },
    async (request) => {
      const { right, granted } = request.body;
      return personToWire(await setRight(signedInContextOf(request), request.params.id, right, granted));
    },
  );

  http.get(
    '/administration/right-changes',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getRightChanges',
        tags: ['administration'],
        summary: 'Changes of rights, newest first',
        querystring: Type.Object({
          user_id: Type.Optional(idSchema<UserId>('Only changes of the rights of this person.')),
          page: Type.Optional(Page),
        }),
        response: { 200: Type.Object({ changes: Type.Array(RightChangeBody), total, page_size }) },
      },
    },
    async (request) => {
      const { user_id: userId, page = 1 } = request.query;
      const found = await listRightChanges(contextOf(request), { userId, page });
      return { changes: found.rows.map(rightChangeToWire), total: found.total, page_size: pageSize } as const;
    },
  );
};

/** The way to become a translator without an address to write to; an addition to the old wire. */
export const translatorRequestRoutes: Routes = async (http) => {
  http.get(
    '/translator-request',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'getTranslatorRequest',
        tags: ['administration'],
        summary: 'Time of a pending request to become a translator; null: none.',
        response: { 200: Type.Object({ asked_at: nullable(WireTime) }) },
      },
    },
    async (request) => ({ asked_at: nullableTime(await ownTranslatorRequest(signedInContextOf(request))) }),
  );

  http.post(
    '/translator-request',
    {
      config: { access: 'inPerson' },
      schema: {
        operationId: 'askToTranslate',
        tags: ['administration'],
        summary: 'Requests the right to translate; a second request changes nothing',
        response: { 200: Type.Object({ asked_at: WireTime }) },
      },
    },
    async (request) => ({ asked_at: wireTime(await askToTranslate(signedInContextOf(request))) }),
  );
};
