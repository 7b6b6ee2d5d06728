// The door for who serves what was built: none of it loads webpack, which a house that only runs does not have.
export { budgets, wholeWeight } from './contract/size.ts';
export { missingExports } from './missing-exports.ts';
export { shellPublicPath } from './shell-path.ts';
