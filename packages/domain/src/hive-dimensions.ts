import type { HiveDimensions } from './hive-rules.ts';

const sizes = (
  frameWidthCm: number,
  frameHeightCm: number,
  box?: [widthCm: number, depthCm: number, heightCm: number],
): HiveDimensions => ({
  frameWidthCm,
  frameHeightCm,
  ...(box && { broodBoxWidthCm: box[0], broodBoxDepthCm: box[1], broodBoxHeightCm: box[2] }),
});

/**
 * Known sizes by the key of the hive type, in centimetres; unknown ones are absent. Norwegian and Swedish frames are
 * outer sizes of lillabi.com (rammått), Polish ones of pl.wikibooks.org (Pszczelarstwo/Sprzęt/Ramka).
 */
export const hiveDimensionsByType: Readonly<Record<string, HiveDimensions>> = {
  bs_improved_national: sizes(35.6, 21.5, [46, 46, 22.5]),
  dadant: sizes(42, 26, [47, 47, 30]),
  deutsch_normalmass: sizes(35, 20, [42.6, 50.9, 23.2]),
  deutsch_normalmass_1_5: sizes(35, 31.5),
  einraumbeute: sizes(26.1, 44),
  golzbeute: sizes(23, 31, [62, 59.4, 37]),
  langstroth: sizes(42.8, 20.3, [65, 50.5, 24.5]),
  segeberger: sizes(37, 22.3, [50, 50, 25]),
  spaarkast: sizes(34, 19.8, [47.3, 42.1, 22.8]),
  zander: sizes(40, 19.1),
  // Jan Adamec's frame; box with 7.5 mm next to frames: chovzvirat.cz, thread 20066 on the former ČSN.
  adamec: sizes(39, 24, [40.5, 40.5, 24.8]),
  // Standard of Slovenia, outer: svebas.com, konstrukcija-kosnice-alberti-znidersic-az.
  az: sizes(41, 26),
  // 12 frames, outer; box inside: keepingbee.org, making-bee-hives.
  dadant_blatt: sizes(43.5, 30, [45, 45, 33]),
  // Three quarters of a Langstroth, outer: lillabi.com, rammått.
  farrar: sizes(44.8, 15.9),
  // Bars, and 27 of 32 mm in a body: Bees for Development Journal 93, 2009, Making a top-bar hive.
  kenya_top_bar: { frameWidthCm: 46, broodBoxWidthCm: 87.4 },
  lagnormal: sizes(36.6, 22.2),
  // The frame of a Langstroth, outer: lillabi.com, rammått; how long it is differs.
  langstroth_long: sizes(44.8, 23.2),
  // As Langstroth in Europe's east, outer: pl.wikibooks.org, Pszczelarstwo/Sprzęt/Ramka.
  langstroth_root: sizes(43.5, 23),
  // Frame inside: gentiana.chez-alice.fr; box of 20 frames inside: E. Bertrand, La conduite du rucher, p. 284.
  layens: sizes(31, 37, [76.7, 34.5, 43.3]),
  // T. Soeiro, Portugalia XXVII-XXVIII, 2006-2007; frames differ by maker.
  lusitana: { broodBoxWidthCm: 38, broodBoxDepthCm: 38, broodBoxHeightCm: 31.3 },
  norsk: sizes(36.5, 26),
  // As wide and deep as the Lusitana and lower, nobody says by how much: senhorabelha.blogspot.com, Colmeia reversível.
  reversivel: { broodBoxWidthCm: 38, broodBoxDepthCm: 38 },
  svea: sizes(30, 30),
  // High and narrow: medvkostrome.ru, ukrainskiy-ulei.
  ukrainian: sizes(30, 43.5),
  // Frame: cari.be, Ruches et petit matériel; box inside: hapiculture.fr, Comment choisir un type de ruche.
  voirnot: sizes(33, 33, [36, 36, 36]),
  // Comb and box inside: É. Warré, L'apiculture pour tous, 12th edition, 1948.
  warre: sizes(30, 20, [30, 30, 21]),
  warszawski_poszerzany: sizes(30, 43.5),
  wielkopolski: sizes(36, 26),
};

/** Sizes of a hive type; undefined where none are known. */
export function dimensionsOfHiveType(typeKey: string): HiveDimensions | undefined {
  return Object.hasOwn(hiveDimensionsByType, typeKey) ? hiveDimensionsByType[typeKey] : undefined;
}
