/** Lower case without accents: `Köln` is found by `koln`. */
export const foldedName = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
