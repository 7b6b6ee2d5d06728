import * as v from 'valibot';
import type { InspectionId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { categoryById } from '#platform/taxonomy/catalogue.ts';
import { categoryName } from '#platform/taxonomy/words.ts';
import { InspectionAnswer, ItemAnswer, inspectionJson, withItemsJson } from './routes.ts';
import { shownAnswer } from './shown-answer.ts';
import { restoreInspection, versionsOfInspection } from './versions.ts';

const inspectionId = { params: v.object({ id: sentId<InspectionId>('inspection') }) };

const { items: _items, ...plain } = InspectionAnswer.entries;

const VersionAnswer = v.object({
  ...plain,
  writtenAt: v.date(),
  writtenBy: v.pipe(
    v.optional(v.string()),
    v.description('Absent: nobody knows, or the account was deleted.'),
  ),
  items: v.array(v.object({ ...ItemAnswer.entries, name: v.string() })),
});

export const inspectionVersionRoutes = inOneScope([
  action(
    'GET',
    '/inspections/:id/versions',
    {
      id: 'listInspectionVersions',
      summary: 'Stored versions of an inspection, the present one first; only for those who may edit it',
      ...inspectionId,
      answer: v.array(VersionAnswer),
    },
    async (context, { params }) => {
      const { locale } = context;
      const { versions, names } = await versionsOfInspection(context, params.id);
      return versions.map(({ inspection, items, ...written }) => ({
        ...inspectionJson(inspection),
        ...written,
        items: items.map((item) => {
          const category = item.own ?? categoryById(item.categoryId);
          const name = category === undefined ? '' : categoryName(locale, category);
          return { ...shownAnswer(item, locale, names), name };
        }),
      }));
    },
  ),
  action(
    'POST',
    '/inspections/:id/restore',
    {
      id: 'restoreInspection',
      summary: 'Takes back an older version of an inspection, as a new version',
      ...inspectionId,
      body: v.object({
        version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
      }),
      answer: InspectionAnswer,
    },
    async (context, { params, body: { version }, revision, answerWith }) => {
      const { locale } = context;
      const restored = await restoreInspection(context, params.id, {
        revision,
        version,
        toWire: (held) => answerWith(withItemsJson(held, locale)),
      });
      return withItemsJson(restored, locale);
    },
  ),
]);
