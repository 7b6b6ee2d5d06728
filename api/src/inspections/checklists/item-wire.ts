import { checklistInputKinds, numberRangeOf } from '@skep/domain';
import Type from 'typebox';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import { Decimal, decimalOf } from '#platform/http/wire-values.ts';
import { type Category, rootCategories } from '#platform/taxonomy/catalogue.ts';
import { categoryName, categoryUnit } from '#platform/taxonomy/words.ts';
import { type OwnItem, offeredChoices } from './checklist.ts';
import type { OwnItemChanges } from './own-items.ts';
import { childrenOf, offered } from './wire.ts';

export const itemNames: FieldNames = { min: 'minimum', max: 'maximum', parent_id: 'parentId' };

const itemFields = {
  name: MaybeText,
  input: MaybeText,
  unit: MaybeText,
  min: Type.Optional(Decimal),
  max: Type.Optional(Decimal),
  parent_id: Type.Optional(nullable(idSchema())),
  choices: Type.Optional(Type.Array(text(), { maxItems: 200 })),
};

export const OwnItemInput = Type.Object(itemFields);

export type SentOwnItem = Type.Static<typeof OwnItemInput>;

export const OfferedItemBody = Type.Object({
  id: Type.Integer(),
  parent_id: nullable(Type.Integer()),
  key: Type.String(),
  name: Type.String({
    description: 'In the language of the answer; a custom item has the name that the person gave it.',
  }),
  input: oneOf(checklistInputKinds),
  unit: nullable(Type.String()),
  min: nullable(Type.Number()),
  max: nullable(Type.Number()),
  decimals: nullable(Type.Integer()),
  own: Type.Boolean({ description: 'Whether it is a custom item of this person.' }),
  choices: Type.Array(Type.String(), { description: 'Possible answers of a custom item.' }),
});

export type OfferedItemWire = Type.Static<typeof OfferedItemBody>;

/** All that a checklist can ask, parents before their children. */
export function itemsOnOffer(ownItems: readonly OwnItem[], language: string): OfferedItemWire[] {
  const below = (categories: readonly Category[]): OfferedItemWire[] =>
    offered(categories, ownItems).flatMap((category) => [
      offeredItemToWire(category, language),
      ...below(childrenOf(category, ownItems)),
    ]);
  return below(rootCategories);
}

export function offeredItemToWire(category: Category, language: string): OfferedItemWire {
  const { id, key, parentId, input, own } = category;
  const range = numberRangeOf(input);
  return {
    id,
    key,
    parent_id: parentId ?? null,
    name: categoryName(language, category),
    input,
    unit: categoryUnit(language, category) ?? null,
    min: own?.minimum ?? range?.min ?? null,
    max: own?.maximum ?? range?.max ?? null,
    decimals: range?.decimals ?? null,
    own: own !== undefined,
    choices: own === undefined ? [] : offeredChoices(own),
  };
}

export function ownItemChangesOf(sent: SentOwnItem): OwnItemChanges {
  const changes: OwnItemChanges = {};
  if ('name' in sent) changes.name = sent.name ?? '';
  if ('input' in sent) changes.input = sent.input;
  if ('unit' in sent) changes.unit = sent.unit ?? undefined;
  if ('min' in sent) changes.minimum = decimalOf(sent.min);
  if ('max' in sent) changes.maximum = decimalOf(sent.max);
  if ('choices' in sent) changes.choices = sent.choices;
  if ('parent_id' in sent) changes.parentId = sent.parent_id ?? undefined;
  return changes;
}
