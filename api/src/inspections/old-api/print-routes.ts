import Type from 'typebox';
import {
  editPrint,
  keepDrawnSheet,
  listPrints,
  pdfAddress,
  printChecklist,
  removePrint,
  showPrint,
  svgOfPrint,
} from '#inspections/printed-forms/service.ts';
import type { Print } from '#inspections/printed-forms/store.ts';
import type { ChecklistId, PrintId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import {
  editMethods,
  idParams,
  idSchema,
  MaybeText,
  nullable,
  WireTime,
  wireTime,
} from '#platform/http/schemas.ts';

const tags = ['inspections'];
const params = idParams<PrintId>('printed form');
const names = { checklist_id: 'checklistId' };

const printFields = {
  id: Type.Integer(),
  paper_id: Type.Integer({
    description: 'The number on the sheet: its id, unless it came from an account import.',
  }),
  checklist_id: Type.Integer(),
  user_id: Type.Integer(),
  name: Type.String(),
  pages: Type.Integer(),
  app_version: nullable(Type.String()),
  created_at: Type.Unsafe<string>({ ...WireTime, description: 'Time of the first print, UTC.' }),
  updated_at: WireTime,
  last_print: WireTime,
};

const PrintBody = Type.Object(printFields);
const FullPrintBody = Type.Object({ ...printFields, svg: Type.String() });
const NewPrintBody = Type.Object({
  ...printFields,
  pdf_url: nullable(
    Type.String({
      description: 'Address of the PDF, valid for an hour; null for a sheet that the client drew.',
    }),
  ),
});

const PrintInput = Type.Object({
  checklist_id: idSchema<ChecklistId>(),
  svg: Type.Optional(
    nullable(
      Type.String({
        maxLength: 16_000_000,
        description: 'Layout that an old app drew. Default: the service draws it.',
      }),
    ),
  ),
  pages: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
  name: MaybeText,
  app_version: MaybeText,
  last_print: MaybeText,
});

const toWire = ({ id, checklistId, name, pages, ...print }: Print, userId: number) => ({
  id,
  paper_id: print.paperId,
  checklist_id: checklistId,
  user_id: userId,
  name,
  pages,
  app_version: print.appVersion ?? null,
  created_at: wireTime(print.firstPrintedAt),
  updated_at: wireTime(print.lastPrintedAt),
  last_print: wireTime(print.lastPrintedAt),
});

const listRoute: Routes = async (http) => {
  http.get(
    '/checklist-svg',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getPrints',
        tags,
        summary: 'Printed checklists of the person, newest first, without their pictures',
        response: { 200: Type.Array(PrintBody) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return (await listPrints(context)).map((print) => toWire(print, context.user.id));
    },
  );
};

const printRoute: Routes = async (http) => {
  http.post(
    '/checklist-svg',
    {
      config: { access: 'signedIn', errors: { names } },
      bodyLimit: 17_000_000,
      schema: {
        operationId: 'printChecklist',
        tags,
        summary: 'Prints a checklist; an unchanged checklist gets the same form again',
        body: PrintInput,
        response: { 201: NewPrintBody },
      },
    },
    async (request, reply) => {
      const context = signedInContextOf(request);
      const { checklist_id: checklistId, svg, ...said } = request.body;
      reply.status(201);
      if (svg) {
        const drawn = { checklistId, svg, pages: said.pages ?? 1, name: (said.name ?? '').slice(0, 200) };
        const appVersion = said.app_version?.slice(0, 50);
        const print = await keepDrawnSheet(context, { ...drawn, appVersion });
        return { ...toWire(print, context.user.id), pdf_url: null };
      }
      const print = await printChecklist(context, { checklistId, hiveIds: [] });
      return { ...toWire(print, context.user.id), pdf_url: await pdfAddress(context, print.id, []) };
    },
  );
};

const showRoute: Routes = async (http) => {
  http.get(
    '/checklist-svg/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getPrint',
        tags,
        summary: 'One printed checklist with one picture of all its pages',
        params,
        response: { 200: FullPrintBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const { id } = request.params;
      const print = await showPrint(context, id);
      return { ...toWire(print, context.user.id), svg: await svgOfPrint(context, id) };
    },
  );
};

const PrintEdit = Type.Object({
  ...Type.Pick(PrintInput, ['svg', 'pages', 'name', 'app_version', 'last_print']).properties,
});

const editRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/checklist-svg/:id',
      config: { access: 'signedIn' },
      bodyLimit: 17_000_000,
      schema: {
        operationId: `editPrint${suffix}`,
        tags,
        summary:
          'Changes the fields that an old app sends of a print; the picture only of one that the app drew',
        description: 'Another `last_print` than GET sends means that it was printed again now.',
        params,
        body: PrintEdit,
        response: { 200: PrintBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const { svg, pages, name, app_version, last_print } = request.body;
        const print = await editPrint(context, request.params.id, (held) => ({
          ...(svg && { svg }),
          ...(pages && { pages }),
          ...(name && { name: name.slice(0, 200) }),
          ...(app_version && { appVersion: app_version.slice(0, 50) }),
          isPrintedAgain: Boolean(last_print) && last_print !== wireTime(held.lastPrintedAt),
        }));
        return toWire(print, context.user.id);
      },
    });
  }
};

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/checklist-svg/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'deletePrint',
        tags,
        summary: 'Deletes a printed form; photos of its pages can no longer be read',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removePrint(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const oldPrintRoutes = inOneScope([listRoute, printRoute, showRoute, editRoute, deleteRoute]);
