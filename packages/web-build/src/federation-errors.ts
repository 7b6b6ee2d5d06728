// As `@module-federation/error-codes/dist/desc.mjs`, without the sentences.

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
