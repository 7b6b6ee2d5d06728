import { offeredLanguages } from '@skep/domain';
import webpack from 'webpack';

export const offeredCodes = offeredLanguages.map(({ code }) => code);

/**
 * `../locales/${language}.json` means a file of that folder, and none of the folders in it, which others ask for; and of a
 * language that is offered, since a first visit gets the names of all files that it could load.
 */
export const offeredTexts = new webpack.ContextReplacementPlugin(
  /[\\/]locales([\\/][\w-]+)?$/,
  new RegExp(`^\\./(${offeredCodes.join('|')})\\.json$`),
);
