import { firstOwnItemId, gradeRangeOfMood } from '@skep/domain';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { type Asking, groupsOf, type RowOfHive } from '#hive-core/authorization.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/tables.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import type { InspectionFilter, SearchedFor } from './inspection.ts';
import { textFields } from './inspection-fields.ts';

const ofHive: RowOfHive = { hiveId: 'inspections.hive_id', ownerId: 'inspections.user_id' };

type Tables = Pick<
  Database,
  'inspections' | 'hives' | 'apiaries' | 'inspection_items' | 'own_items' | 'own_item_choices'
>;
type Build = ExpressionBuilder<Tables, 'inspections'>;

/** A filter as conditions of SQL over inspections. */
export function conditionsOf(asking: Asking, filter: InspectionFilter): Expression<SqlBool>[] {
  const build: Build = expressionBuilder<Tables, 'inspections'>();
  const { ids, hiveIds, apiaryIds, authorIds, from, until, moods, needsAttention } = filter;
  const { hasReminder, isByPerson, search } = filter;
  return [
    ...(ids === undefined ? [] : [build('inspections.id', '=', anyOf(ids))]),
    ...(hiveIds === undefined ? [] : [build('inspections.hive_id', '=', anyOf(hiveIds))]),
    ...(apiaryIds === undefined ? [] : [build('inspections.apiary_id', '=', anyOf(apiaryIds))]),
    ...(authorIds === undefined ? [] : [build('inspections.author_id', '=', anyOf(authorIds))]),
    ...sharingConditions(asking, filter),
    ...(from === undefined ? [] : [build('inspections.inspected_local', '>=', from)]),
    ...(until === undefined ? [] : [build('inspections.inspected_local', '<=', until)]),
    ...(moods === undefined ? [] : [build.or(moods.map((mood) => inRange(build, gradeRangeOfMood(mood))))]),
    ...(needsAttention === undefined ? [] : [build('inspections.needs_attention', '=', needsAttention)]),
    ...(hasReminder === true
      ? [build.or([build('reminder', 'is not', null), build('reminder_local', 'is not', null)])]
      : []),
    ...(isByPerson === true ? [build('inspections.is_event', '=', false)] : []),
    ...(search === undefined ? [] : [found(build, search)]),
  ];
}

function sharingConditions(asking: Asking, { groupIds, whose }: InspectionFilter): Expression<SqlBool>[] {
  const groups = groupsOf(asking, ofHive);
  return [
    ...(groupIds === undefined ? [] : [sql<SqlBool>`${groupIds}::int[] && ${groups}`]),
    ...(whose === 'group' ? [sql<SqlBool>`cardinality(${groups}) > 0`] : []),
    ...(whose === 'own' ? [sql<SqlBool>`inspections.user_id = ${asking.user?.id ?? null}`] : []),
  ];
}

function inRange(build: Build, { min, max }: { min: number; max: number }) {
  return build.between('inspections.impression', min, max);
}

/** All in one bracket: a search only ever narrows. */
function found(build: Build, search: SearchedFor) {
  const pattern = containing(search.text);
  return build.or([
    ...exportedColumns(textFields).map((column) => build(`inspections.${column}`, 'ilike', pattern)),
    build('inspections.hive_id', 'in', hivesCalled(build, pattern)),
    build(sql<string>`inspections.inspected_local::text`, 'like', pattern),
    build(sql<string>`inspections.reminder_local::text`, 'like', pattern),
    build.exists(foundItem(build, search, pattern)),
  ]);
}

/** Or whose apiary is called so. Read once, whatever number of inspections asks it. */
function hivesCalled(build: Build, pattern: string) {
  return build
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .select('hives.id')
    .where(({ or, eb }) => or([eb('hives.name', 'ilike', pattern), eb('apiaries.name', 'ilike', pattern)]));
}

function foundItem(build: Build, search: SearchedFor, pattern: string) {
  return build
    .selectFrom('inspection_items as item')
    .select('item.id')
    .whereRef('item.inspection_id', '=', 'inspections.id')
    .where((item) =>
      item.or([
        item('item.category_id', '=', anyOf(search.namedIds)),
        item(
          'item.category_id',
          'in',
          item.selectFrom('own_items').select('own_items.id').where('own_items.name', 'ilike', pattern),
        ),
        item.and([
          isOwnItem,
          item.exists(
            ownChoices(item)
              .where('choice.name', 'ilike', pattern)
              .where(sql<SqlBool>`choice.id::text = any(string_to_array(item.value, ','))`),
          ),
        ]),
        item.and([
          item('item.value', 'ilike', pattern),
          item('item.category_id', '<>', sql<number>`all(${search.choiceItemIds}::int[])`),
          item.not(item.and([isOwnItem, item.exists(ownChoices(item))])),
        ]),
        item.and([
          item('item.category_id', '=', anyOf(search.choiceItemIds)),
          sql<SqlBool>`string_to_array(item.value, ',') && ${search.namedIds.map(String)}::text[]`,
        ]),
      ]),
    );
}

/** Most answers are of the taxonomy: nothing has to be looked up for them. */
const isOwnItem = sql<SqlBool>`item.category_id >= ${sql.lit(firstOwnItemId)}`;

/** What an item of one's own can be answered with, if it is chosen. */
function ownChoices(build: ExpressionBuilder<Tables & { item: Database['inspection_items'] }, 'item'>) {
  return build
    .selectFrom('own_item_choices as choice')
    .select('choice.id')
    .whereRef('choice.item_id', '=', 'item.category_id');
}
