import {
  type HiveTagAction,
  hiveTagActionIds,
  hiveTagActions,
  hiveTagNumber,
  hiveTagTarget,
} from '@skep/domain';
import Type from 'typebox';
import type { HiveId } from '#platform/context/ids.ts';
import { idSchema, nullable, text } from '#platform/http/schemas.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { HiveTag, HiveTagChanges, HiveTagCode } from './hive-tag.ts';
import type { ScannedTag } from './service.ts';

const tag = text({ description: 'Number of the tag, 1 to 80; a single digit gets a leading zero.' });
const ActionId = Type.Unsafe<(typeof hiveTagActionIds)[HiveTagAction]>({
  type: 'integer',
  enum: Object.values(hiveTagActionIds),
});

const action_id = Type.Integer({
  description:
    '1 hive in overview, 2 new inspection, 3 view inspections, 4 edit hive, 5 measurements, 6 records.',
});
// What an old client stored here leads to the wrong device once it is replaced: it is computed again instead.
const router_link = Type.Optional(Type.Unknown({ description: 'Ignored.' }));

export const NewTagInput = Type.Object({ tag, hive_id: idSchema<HiveId>(), action_id, router_link });
export const TagEditInput = Type.Object({
  tag: Type.Optional(tag),
  hive_id: Type.Optional(idSchema<HiveId>()),
  action_id: Type.Optional(action_id),
  router_link,
});

export const TagBody = Type.Object({
  tag: Type.String({ description: 'Two digits.' }),
  hive_id: Type.Integer(),
  action_id: ActionId,
  router_link: Type.Object(
    { path: Type.String(), query: Type.Record(Type.String(), Type.String()) },
    { description: 'Page and query that the tag opens now.' },
  ),
});

export const CodesInput = Type.Object({ tags: Type.Array(tag, { minItems: 1, maxItems: 80 }) });
export const CodesBody = Type.Object({
  codes: Type.Array(
    Type.Object({
      tag: Type.String(),
      code: Type.String(),
      url: Type.String({ description: 'Content of the tag’s QR code.' }),
    }),
  ),
});

export const ScannedBody = Type.Object({ tag: Type.String(), hive_tag: nullable(TagBody) });

/** The tag of a path: text that cannot be the number of a tag is unknown as it is. */
export function numberOf(text: string): string {
  return hiveTagNumber(text) ?? text;
}

export function tagToWire({ number, action, hive }: HiveTag) {
  return {
    tag: number,
    hive_id: hive.id,
    action_id: hiveTagActionIds[action],
    router_link: hiveTagTarget(action, hive),
  };
}

export function scannedToWire({ number, tag: found }: ScannedTag) {
  return { tag: number, hive_tag: found === undefined ? null : tagToWire(found) };
}

/** @param webApp address of the web app, which opens the tag. */
export function codesToWire(codes: readonly HiveTagCode[], webApp: string) {
  return {
    codes: codes.map(({ number, code }) => ({ tag: number, code, url: `${webApp}/hive-tags/${code}` })),
  };
}

interface TagInput {
  tag?: string;
  hive_id?: HiveId;
  action_id?: number;
}

/** @throws AppError invalid_input for an action that does not exist. */
export function tagChangesOf({
  tag: number,
  hive_id: hiveId,
  action_id: actionId,
}: TagInput): HiveTagChanges {
  const action = hiveTagActions.find((each) => hiveTagActionIds[each] === actionId);
  if (actionId !== undefined && action === undefined) throw fieldProblem('action', 'unknown_choice');
  return {
    ...(number === undefined ? {} : { number }),
    ...(hiveId === undefined ? {} : { hiveId }),
    ...(action === undefined ? {} : { action }),
  };
}

/** @throws AppError invalid_input for what is no number of a tag. */
export function numbersOf(tags: readonly string[]): string[] {
  const numbers = tags.map((text, index) => {
    const number = hiveTagNumber(text);
    if (number === undefined) throw fieldProblem(`numbers.${index}`, 'unknown_choice');
    return number;
  });
  return [...new Set(numbers)];
}
