import { textsOfFile } from '../packages/domain/src/message-rules.ts';

/** Texts as a build has them (`message-loader.ts` of packages/web-build), but for their being parsed. */
export default {
  process: (source) => ({ code: JSON.stringify(textsOfFile(JSON.parse(source))) }),
};
