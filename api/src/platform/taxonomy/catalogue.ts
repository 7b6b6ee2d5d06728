import type { ChecklistInputKind } from '@skep/domain';
import { apiaryRows } from '#platform/taxonomy/catalogue/apiary.ts';
import { colonyRows } from '#platform/taxonomy/catalogue/colony.ts';
import { colonySizeRows } from '#platform/taxonomy/catalogue/colony-size.ts';
import { disorderRows } from '#platform/taxonomy/catalogue/disorder.ts';
import { foodRows } from '#platform/taxonomy/catalogue/food.ts';
import { hiveRows } from '#platform/taxonomy/catalogue/hive.ts';
import { othersRows } from '#platform/taxonomy/catalogue/others.ts';
import { queenRows } from '#platform/taxonomy/catalogue/queen.ts';

/** One entry of the taxonomy of beekeeping: a heading, a question of a checklist, or a choice below one. */
export interface Category {
  id: number;
  parentId: number | undefined;
  /** Word that programs know it by; not unique. */
  key: string;
  input: ChecklistInputKind;
  unit: string | undefined;
  /** Never offered in a checklist: it only holds others together. */
  isSystem: boolean;
  children: readonly Category[];
  /** What a person says of an item that they made; undefined for all that the taxonomy has. */
  own?: OwnWords;
}

export interface OwnWords {
  name: string;
  unit: string | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  /** What it can be answered with; those that are offered no longer still name the answers that have them. */
  choices: readonly OwnChoice[];
}

export interface OwnChoice {
  id: number;
  name: string;
  isOffered: boolean;
}

/** Ids of entries that the rest of the service knows by name. */
export const categoryIds = {
  hiveType: 34,
  hiveTypeCustom: 63,
  beeRaces: 337,
  beeRaceOther: 930,
  deviceTypes: 939,
  locationTypes: 932,
  broodLayers: 85,
  supers: 87,
  framesPerLayer: 89,
  feedingBox: 1003,
  queenExcluder: 1004,
  previousApiary: 1005,
  currentApiary: 137,
  /** Of the whole colony, one by each way of counting. */
  colonySizes: [1101, 1211],
  framesWithBees: 774,
  streetsWithBees: 775,
  framesWithBrood: 264,
  /** In dm². */
  broodOfAllStages: 869,
  /** Yes or no: all stages, eggs, larvae, pupae. */
  broodSeen: [868, 270, 276, 273],
  framesWithHoney: 494,
  /** From 1 to 3. */
  storesStatus: 794,
  ownItems: 1006,
} as const;

interface GrowingCategory extends Category {
  children: Category[];
}

const categories = new Map<number, GrowingCategory>();
for (const [id, parentId, key, input, more = {}] of [
  ...apiaryRows,
  ...hiveRows,
  ...colonyRows,
  ...colonySizeRows,
  ...queenRows,
  ...foodRows,
  ...disorderRows,
  ...othersRows,
]) {
  const category: GrowingCategory = {
    id,
    parentId: parentId ?? undefined,
    key,
    input,
    unit: more.unit,
    isSystem: more.isSystem ?? false,
    children: [],
  };
  categories.set(id, category);
  if (parentId !== null) categories.get(parentId)?.children.push(category);
}

/** The main categories, each with everything below it. */
export const rootCategories: readonly Category[] = [...categories.values()].filter(
  ({ parentId }) => parentId === undefined,
);

/** Every entry, parents before their children. */
export const allCategories: readonly Category[] = [...categories.values()];

export function categoryById(id: number): Category | undefined {
  return categories.get(id);
}

/** Everything below an entry, in order. */
export function descendantsOf(category: Category): Category[] {
  return category.children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Everything above an entry, the main category first. */
export function ancestorsOf(category: Category): Category[] {
  const parent = category.parentId === undefined ? undefined : categoryById(category.parentId);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** What can be chosen below an entry: the ends of its branches. */
export function choicesBelow(id: number): Category[] {
  const category = categoryById(id);
  return category === undefined
    ? []
    : descendantsOf(category).filter(({ input, children }) => input === 'list_item' && children.length === 0);
}

const idsBelow = (id: number) => new Set(choicesBelow(id).map((category) => category.id));

const hiveTypeIds = idsBelow(categoryIds.hiveType);
const beeRaceIds = idsBelow(categoryIds.beeRaces);

export function isHiveType(id: number): boolean {
  return hiveTypeIds.has(id);
}

export function isBeeRace(id: number): boolean {
  return beeRaceIds.has(id);
}

/** Key of an entry, as the wire names types and races. Null when there is none. */
export function categoryKey(id: number | undefined): string | null {
  return (id === undefined ? undefined : categoryById(id)?.key) ?? null;
}

/** Id of the kind of place with this key. */
export function locationTypes(): readonly string[] {
  return choicesBelow(categoryIds.locationTypes).map(({ key }) => key);
}
