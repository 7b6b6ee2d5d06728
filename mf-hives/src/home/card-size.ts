/** Narrowest card in which hive, facts and menu stand beside each other. */
export const cardColumnPx = 320;

/** Height of a usual card, for the place of cards that are not drawn yet. */
export const cardHeightPx = 260;
