import Type from 'typebox';
import { nullable } from '#platform/http/schemas.ts';
import { ItemBody, itemToWire } from './item-wire.ts';
import type { LastAnswers } from './previous-answers.ts';
import { InspectionBody, inspectionToWire } from './wire.ts';

export const LastAnswersBody = Type.Object({
  inspection: nullable(InspectionBody),
  items: Type.Array(
    Type.Object({
      ...ItemBody.properties,
      created_at: Type.String({ description: 'Local time of the answer, in `timezone`.' }),
      timezone: Type.String(),
    }),
  ),
});

export function lastAnswersToWire(
  { last, items, names }: LastAnswers,
  language: string,
): Type.Static<typeof LastAnswersBody> {
  return {
    inspection: last === undefined ? null : inspectionToWire(last),
    items: items.map((item) => ({
      ...itemToWire(item, language, names),
      created_at: item.inspectedLocal,
      timezone: item.timeZone,
    })),
  };
}
