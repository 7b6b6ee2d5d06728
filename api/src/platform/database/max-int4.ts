/** Largest id and count that the database's integer holds. */
export const maxInt4 = 2_147_483_647;
