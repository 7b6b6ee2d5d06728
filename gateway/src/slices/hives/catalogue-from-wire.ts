import type { LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { HiveCatalogue, HiveDimensions, HiveType } from '../../generated/schema.ts';

type WireLists = AnswerOf<'getTaxonomyLists'>;
type WireHiveType = WireLists['hivetypes'][number];
type WireCategory = WireLists['beeraces'][number];

export function catalogueFromWire(lists: WireLists, language: LanguageCode): HiveCatalogue {
  return {
    hiveTypes: lists.hivetypes.map((type) => hiveTypeFromWire(type, lists.hivedimensions, language)),
    beeRaces: lists.beeraces.map((race) => entryFromWire(race, language)),
  };
}

function hiveTypeFromWire(
  type: WireHiveType,
  dimensions: WireLists['hivedimensions'],
  language: LanguageCode,
): HiveType {
  return {
    ...entryFromWire(type, language),
    group: type.group_key,
    dimensions: dimensionsFromWire(dimensions[type.name]),
  };
}

function entryFromWire({ id, name: key, trans }: WireCategory, language: LanguageCode) {
  return { id: String(id), key, name: trans[language] ?? trans.en ?? key };
}

/** Here the wire has 0 for what is unknown. */
function dimensionsFromWire(
  sizes: WireLists['hivedimensions'][string] | undefined,
): HiveDimensions | undefined {
  if (sizes === undefined) return undefined;
  return {
    broodBoxWidthCm: sizes.bb_width_cm || undefined,
    broodBoxDepthCm: sizes.bb_depth_cm || undefined,
    broodBoxHeightCm: sizes.bb_height_cm || undefined,
    frameWidthCm: sizes.fr_width_cm || undefined,
    frameHeightCm: sizes.fr_height_cm || undefined,
  };
}
