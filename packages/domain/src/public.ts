export * from './account-rules.ts';
export * from './decimals.ts';
export * from './errors.ts';
export * from './field-problems.ts';
export * from './languages.ts';
